import type { TaxDocument, TaxLine, UsedAdvance } from "@/lib/tax/document";
import { PORTAL_KINDS } from "@/lib/tax/einvoice/irn";
import { MODE_CODES, type Transport } from "@/lib/tax/eway/transport";
import { dayInPortal, portalText } from "@/lib/tax/portal-text";
import { rupeesOf } from "@/lib/tax/returns/period";

/** An invoice or credit note as the e-invoice portal takes it: schema INV-01, version 1.1. */
export type Inv01 = ReturnType<typeof inv01>;

/** A document, and how its goods travel where the portal is to make the e-way bill too. */
export type Reported = { document: TaxDocument; transport: Transport | null };

/** A rule that would ask for the GSTIN of the delivery, put on hold in July 2026; null keeps it off. */
export type ShipToRule = { from: string | null };

/**
 * A document for the portal. Discounts are within the taxable value already, so none is sent beside it.
 * @throws RangeError for a document that the portal does not take: a voucher, or a consumer's.
 */
export function inv01(
  document: TaxDocument,
  rule: ShipToRule = { from: null },
  transport: Transport | null = null,
) {
  const { kind, number, day, buyer, supply, lines, totals, original, advances } = document;
  const type = PORTAL_KINDS[kind];
  if (!type || buyer.gstin === null)
    throw new RangeError(`${number} is not reported: only invoices and notes of businesses are.`);
  const reference = original && { InvNo: original.number, InvDt: dayInPortal(original.day) };
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N", IgstOnIntra: "N" },
    DocDtls: { Typ: type, No: number, Dt: dayInPortal(day) },
    SellerDtls: sellerOf(document),
    BuyerDtls: {
      Gstin: buyer.gstin,
      LglNm: portalText(buyer.name, 100),
      Pos: supply.stateCode,
      ...placeOf(buyer),
    },
    ...shipTo(document, rule),
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: rupeesOf(totals.taxablePaise),
      CgstVal: rupeesOf(totals.cgstPaise),
      SgstVal: rupeesOf(totals.sgstPaise + totals.utgstPaise),
      IgstVal: rupeesOf(totals.igstPaise),
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: 0,
      TotInvVal: rupeesOf(totals.totalPaise),
    },
    ...(reference ? { RefDtls: { PrecDocDtls: [reference] } } : {}),
    ...(advances.length > 0 ? { RefDtls: { ContrDtls: advances.map(advanceOf) } } : {}),
    ...(transport && type === "INV" ? { EwbDtls: wayOf(transport) } : {}),
  };
}

const advanceOf = ({ number, day }: UsedAdvance) => ({
  RecAdvRefr: number,
  RecAdvDt: dayInPortal(day),
});

type Place = { address: string; place: string; pin: string; stateCode: string };

function placeOf({ address, place, pin, stateCode }: Place) {
  const words = portalText(address, 200);
  const second = words.slice(100).trim();
  return {
    Addr1: words.slice(0, 100),
    // The portal takes a second line of three letters at least.
    ...(second.length >= 3 ? { Addr2: second } : {}),
    Loc: portalText(place, 50),
    Pin: Number(pin),
    Stcd: stateCode,
  };
}

function sellerOf({ seller }: TaxDocument) {
  const { gstin, legalName, tradeName } = seller;
  const trade = tradeName && tradeName.length >= 3 ? { TrdNm: portalText(tradeName, 100) } : {};
  return { Gstin: gstin, LglNm: portalText(legalName, 100), ...trade, ...placeOf(seller) };
}

function shipTo({ delivery, day }: TaxDocument, { from }: ShipToRule) {
  if (!delivery) return {};
  const gstin = from !== null && day >= from ? { Gstin: "URP" } : {};
  return { ShipDtls: { ...gstin, LglNm: portalText(delivery.name, 100), ...placeOf(delivery) } };
}

function itemOf(line: TaxLine) {
  const taxable = rupeesOf(line.taxablePaise);
  const units = line.quantity || 1;
  const [serial, ...others] = line.serialNumbers;
  const goods = line.isService ? {} : { Qty: line.quantity, Unit: line.uqc };
  return {
    SlNo: String(line.position),
    PrdDesc: portalText(line.description, 300),
    IsServc: line.isService ? "Y" : "N",
    HsnCd: line.hsn,
    ...(line.quantity > 0 ? goods : {}),
    UnitPrice: line.isService ? taxable : Math.round((line.taxablePaise * 10) / units) / 1000,
    TotAmt: taxable,
    Discount: 0,
    AssAmt: taxable,
    GstRt: line.rateBp / 100,
    IgstAmt: rupeesOf(line.igstPaise),
    CgstAmt: rupeesOf(line.cgstPaise),
    SgstAmt: rupeesOf(line.sgstPaise + line.utgstPaise),
    TotItemVal: rupeesOf(line.totalPaise),
    ...(serial && others.length === 0 && serial.length <= 20 ? { PrdSlNo: serial } : {}),
  };
}

/** The portal makes the e-way bill of what it registers (schema INV-01, EwbDtls). */
function wayOf(one: Transport) {
  const { transporterId, transporterName, receiptNumber, receiptDay, vehicleNumber } = one;
  return {
    ...(transporterId ? { TransId: transporterId } : {}),
    ...(transporterName.length >= 3 ? { TransName: portalText(transporterName, 100) } : {}),
    TransMode: String(MODE_CODES[one.mode]),
    Distance: one.distanceKm,
    ...(receiptNumber ? { TransDocNo: receiptNumber.slice(0, 15) } : {}),
    ...(receiptDay ? { TransDocDt: dayInPortal(receiptDay) } : {}),
    ...(vehicleNumber ? { VehNo: vehicleNumber, VehType: "R" } : {}),
  };
}
