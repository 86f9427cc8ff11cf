import { randomUUID } from "node:crypto";
import type { Client } from "@/tests/conformance/support/client";
import { anAdministrator } from "@/tests/conformance/support/people";
import { picture } from "@/tests/conformance/support/pictures";
import type { Shop } from "@/tests/conformance/support/shop";

/** The fields of the documented add form, with its defaults. */
export function productData(more: object = {}) {
  return {
    name: `Conformance ${randomUUID().slice(0, 8)}`,
    model: "CF01",
    price: 4999.5,
    quantity: 10,
    product_color: "Black",
    ...DETAILS,
    ...more,
  };
}

const DETAILS = {
  input_voltage: "230V",
  phase: "Single",
  current: "16A",
  frequency: "50Hz",
  rated_power: "250W",
  fast_charger: "yes",
  protection: "Overload/Short Circuit",
  communication: "Modbus/CAN",
  cooling: "Air cooled",
  ingress_protection: "IP65",
  dimensions: "200 x 300 x 100 mm",
  gun_details: "Two guns",
  gun_type: "CCS2",
  material: "Aluminum",
  ouput_voltage: "7.7 KW",
  display: "Yes",
  push_button: "Yes",
  operatingtemps: "-10°C to 50°C",
  chargingoperation: "Standard charging operation",
  safetyregulation: "IEC 61000-2-2",
  mountingtype: "Wall mounted",
  cable_length: "10m",
  additional_details: "Comes with a holder for the cable.",
};

/** Adds a product by the documented form and returns it. */
export async function addProduct(admin: Client, data = productData(), pictures = 0) {
  const form = new FormData();
  form.set("product_data", JSON.stringify(data));
  for (let n = 1; n <= pictures; n += 1) form.append("files", await picture(), `${n}.png`);
  const answer = await admin.ask("POST /products/add", form);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.product;
}

/** A product for one test. */
export async function aProduct(shop: Shop, more: object = {}) {
  return addProduct(await anAdministrator(shop), productData(more));
}
