import { addAmounts } from "@/lib/tax/amounts";
import type { TaxDocument, TaxLine } from "@/lib/tax/document";
import { goodsPaise } from "@/lib/tax/eway/duty";
import { MODE_CODES, type Transport } from "@/lib/tax/eway/transport";
import { batchesOf, dayInPortal, ewayText } from "@/lib/tax/portal-text";
import { rupeesOf } from "@/lib/tax/returns/period";

const MOST_DAYS = 180;

/** Why the portal would refuse a bill, in words; null if it would not. */
export function ewayFault(
  document: TaxDocument,
  transport: Transport,
  today: string,
): string | null {
  const age = (Date.parse(today) - Date.parse(document.day)) / 86_400_000;
  const { mode, vehicleNumber, transporterId, distanceKm, receiptNumber, receiptDay } = transport;
  if (document.kind !== "tax_invoice") return "Only an invoice travels with an e-way bill.";
  if (goodsPaise(document) === 0) return "Nothing on this invoice travels: it has services only.";
  if (age > MOST_DAYS)
    return `The invoice is ${age} days old. The portal takes ${MOST_DAYS} at most.`;
  if (!Number.isInteger(distanceKm) || distanceKm < 0 || distanceKm > 4000)
    return "Enter the distance in whole kilometres, 4,000 at most, or 0.";
  if (vehicleNumber !== "" && !/^[A-Z0-9]{4,15}$/.test(vehicleNumber))
    return "Enter the vehicle number in capital letters and digits without blanks, like KA01AB1234.";
  if (transporterId !== "" && !/^[0-9A-Z]{15}$/.test(transporterId))
    return "The transporter's id has 15 characters.";
  if (mode !== "road" && (receiptNumber === "" || receiptDay === null))
    return "By rail, air or ship the portal asks for the number and the day of the receipt.";
  if (receiptDay !== null && receiptDay < document.day)
    return "The receipt is older than the invoice.";
  if (mode === "road" && vehicleNumber === "" && transporterId === "")
    return "Enter the vehicle number, or the transporter's id.";
  return null;
}

/** A bill of the bulk file. Services stand in `OthValue`, so that the value is the invoice's. */
export function ewayBill(document: TaxDocument, transport: Transport) {
  const { seller, buyer, delivery, number, day, totals, supply } = document;
  const goods = document.lines.filter(({ isService }) => !isService);
  const sum = addAmounts(goods);
  const to = delivery ?? buyer;
  const items = itemsOf(goods, supply.isInterState);
  return {
    ...{ userGstin: seller.gstin, supplyType: "O", subSupplyType: 1, subSupplyDesc: "" },
    ...{ docType: "INV", docNo: number, docDate: dayInPortal(day) },
    // Another address than the buyer's is "bill to, ship to".
    transType: delivery ? 2 : 1,
    ...partyOf("from", seller.gstin, seller.legalName, seller),
    actualFromStateCode: Number(seller.stateCode),
    ...partyOf("to", buyer.gstin ?? "URP", buyer.name, { ...to, stateCode: buyer.stateCode }),
    actualToStateCode: Number(to.stateCode),
    totalValue: rupeesOf(sum.taxablePaise),
    cgstValue: rupeesOf(sum.cgstPaise),
    sgstValue: rupeesOf(sum.sgstPaise + sum.utgstPaise),
    igstValue: rupeesOf(sum.igstPaise),
    ...{ cessValue: 0, TotNonAdvolVal: 0 },
    OthValue: rupeesOf(totals.totalPaise - goodsPaise(document)),
    totInvValue: rupeesOf(totals.totalPaise),
    ...transportOf(transport),
    mainHsnCode: items[0]?.hsnCode ?? 0,
    itemList: items,
  };
}

/** The bulk files of the e-way portal. */
export function ewayFiles(bills: readonly ReturnType<typeof ewayBill>[]): string[] {
  return batchesOf(bills, 200, 1_000_000).map((billLists) =>
    JSON.stringify({ version: "1.0.0621", billLists }),
  );
}

type Place = { address: string; place: string; pin: string; stateCode: string };

function partyOf(side: "from" | "to", gstin: string, name: string, place: Place) {
  const words = ewayText(place.address, 240);
  return {
    [`${side}Gstin`]: gstin,
    [`${side}TrdName`]: ewayText(name, 100),
    [`${side}Addr1`]: words.slice(0, 120),
    [`${side}Addr2`]: words.slice(120).trim(),
    [`${side}Place`]: ewayText(place.place, 50),
    [`${side}Pincode`]: Number(place.pin),
    [`${side}StateCode`]: Number(place.stateCode),
  };
}

function transportOf(transport: Transport) {
  const { receiptDay, transporterName } = transport;
  return {
    transMode: MODE_CODES[transport.mode],
    transDistance: transport.distanceKm,
    transporterName: ewayText(transporterName, 25),
    transporterId: transport.transporterId,
    transDocNo: transport.receiptNumber.slice(0, 15),
    transDocDate: receiptDay ? dayInPortal(receiptDay) : "",
    vehicleNo: transport.vehicleNumber,
    vehicleType: "R",
  };
}

/** Goods by HSN, unit and rate, the most valuable first. */
function itemsOf(goods: readonly TaxLine[], isInterState: boolean) {
  const groups = [
    ...Map.groupBy(goods, ({ hsn, uqc, rateBp }) => `${hsn} ${uqc} ${rateBp}`).values(),
  ];
  const summed = groups.flatMap((lines) => {
    const [first] = lines;
    return first ? [{ first, taxable: addAmounts(lines).taxablePaise, lines }] : [];
  });
  summed.sort((a, b) => b.taxable - a.taxable);
  return summed.map(({ first, taxable, lines }, index) => {
    const name = ewayText(first.description, 100);
    const half = isInterState ? 0 : first.rateBp / 200;
    return {
      ...{ itemNo: index + 1, productName: name, productDesc: name, hsnCode: Number(first.hsn) },
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      ...{ qtyUnit: first.uqc, taxableAmount: rupeesOf(taxable), sgstRate: half, cgstRate: half },
      ...{ igstRate: isInterState ? first.rateBp / 100 : 0, cessRate: 0, cessNonAdvol: 0 },
    };
  });
}
