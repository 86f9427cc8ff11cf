"use client";

import { OrderFormEnd } from "@/components/admin/orders/order-form-end";
import { useOrderForm } from "@/components/admin/orders/use-order-form";
import { typed } from "@/components/forms/check-input";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { saveEway } from "@/lib/orders/eway/contract";
import {
  type EwayView,
  type EwayWaiver,
  type TransportView,
  WAIVERS,
} from "@/lib/orders/eway/view";

type EwayFormProps = { orderId: string; eway: EwayView; onClose: () => void };

const FAILURE = "The e-way bill could not be saved. Please try again.";

/** How the goods travel, the number of their e-way bill, or why they need none. */
export function EwayForm({ orderId, eway, onClose }: EwayFormProps) {
  const { errors, send } = useOrderForm(saveEway, { failure: FAILURE, onClose });
  return (
    <Form onSubmit={(data) => send(inputOf(orderId, data))} fields={errors.fields}>
      <div className="field-grid">
        <Field name="number" label="E-way bill number" optional help="From the portal, 12 digits.">
          <Input inputMode="numeric" autoComplete="off" defaultValue={eway.number ?? ""} />
        </Field>
        <Field name="waiver" label="Or none, because" optional>
          <Select defaultValue={eway.waiver ?? ""}>
            <option value="">Choose</option>
            {Object.entries(WAIVERS).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <TransportFields transport={eway.transport} />
      <OrderFormEnd message={errors.message} onClose={onClose} submit="Save" />
    </Form>
  );
}

function TransportFields({ transport }: { transport: TransportView | null }) {
  return (
    <fieldset>
      <legend className="label group-label">
        For the portal’s file, if it is to make the bill
      </legend>
      <div className="field-grid">
        <Field name="transport.mode" label="Travels by">
          <Select defaultValue={transport?.mode ?? ""}>
            <option value="">Not in the file</option>
            <option value="road">Road</option>
            <option value="rail">Rail</option>
            <option value="air">Air</option>
            <option value="ship">Ship</option>
          </Select>
        </Field>
        <Field name="transport.distance_km" label="Distance, km" help="0: the portal works it out.">
          <Input inputMode="numeric" defaultValue={transport?.distance_km ?? 0} />
        </Field>
        <Line name="vehicle_number" label="Vehicle number" value={transport?.vehicle_number} />
        <Line name="transporter_id" label="Transporter’s id" value={transport?.transporter_id} />
        <Line name="transporter_name" label="Transporter" value={transport?.transporter_name} />
        <Line name="receipt_number" label="Receipt number" value={transport?.receipt_number} />
        <Field name="transport.receipt_day" label="Receipt of" optional>
          <Input type="date" defaultValue={transport?.receipt_day ?? ""} />
        </Field>
      </div>
    </fieldset>
  );
}

type LineProps = { name: string; label: string; value: string | undefined };

function Line({ name, label, value }: LineProps) {
  return (
    <Field name={`transport.${name}`} label={label} optional>
      <Input autoComplete="off" spellCheck={false} defaultValue={value ?? ""} />
    </Field>
  );
}

function inputOf(id: string, data: FormData) {
  const text = (name: string) => typed(data, name)?.trim() ?? "";
  const mode = text("transport.mode");
  const waiver = text("waiver");
  const part = (name: string) => text(`transport.${name}`);
  return {
    id,
    number: text("number") || null,
    waiver: waiver === "" ? null : (waiver as EwayWaiver),
    transport:
      mode === ""
        ? null
        : {
            mode: mode as TransportView["mode"],
            distance_km: Number(part("distance_km") || "0"),
            ...{ vehicle_number: part("vehicle_number"), transporter_id: part("transporter_id") },
            transporter_name: part("transporter_name"),
            ...{ receipt_number: part("receipt_number"), receipt_day: part("receipt_day") },
          },
  };
}
