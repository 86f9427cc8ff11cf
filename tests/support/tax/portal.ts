import { generateKeyPairSync, sign } from "node:crypto";
import { rupeesFromPaise } from "@/lib/money";
import type { TaxDocument } from "@/lib/tax/document";
import { irnOf, PORTAL_KINDS } from "@/lib/tax/einvoice/irn";
import { dayInPortal } from "@/lib/tax/portal-text";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The public key of a portal that a test plays. */
export const PORTAL_KEY = keys.publicKey.export({ type: "spki", format: "pem" }).toString();

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What the e-invoice portal answers for a document; `ackAt` is in Indian time. */
export function answerFor(document: TaxDocument, ackAt: string, more: object = {}) {
  const { seller, buyer, number, kind, day, totals, lines } = document;
  const data = {
    ...{ SellerGstin: seller.gstin, BuyerGstin: buyer.gstin, DocNo: number },
    ...{ DocTyp: PORTAL_KINDS[kind], DocDt: dayInPortal(day) },
    ...{ TotInvVal: rupeesFromPaise(totals.totalPaise), ItemCnt: lines.length },
    ...{ MainHsnCode: lines[0]?.hsn, Irn: irnOf(document), IrnDt: ackAt },
  };
  const text = `${part({ alg: "RS256" })}.${part({ data: JSON.stringify(data), iss: "NIC" })}`;
  const signature = sign("RSA-SHA256", Buffer.from(text), keys.privateKey).toString("base64url");
  return {
    ...{ AckNo: "112610000000001", AckDt: ackAt, Irn: irnOf(document) },
    SignedQRCode: `${text}.${signature}`,
    ...more,
  };
}

/** "2026-11-06 15:04:05" in India, so many hours ago. */
export function hoursAgo(hours: number): string {
  const moment = new Date(Date.now() + (5.5 - hours) * 3_600_000);
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
