import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/company/contract";

export const chapter: Chapter = "Settings";

const given = {
  gstin: "27AAPFU0939F1ZV",
  legal_name: "Arklane Private Limited",
  trade_name: "Arklane",
  address: "First Floor, Example Road",
  city: "Pune",
  pin: "411001",
  prefix: "AK",
  valid_from: "2026-04-01",
  valid_to: null,
};
const id = "01a12e60-dc4e-7b41-9e07-2f60c1d8a3c1";
const registration = { id, ...given, state: "Maharashtra", has_issued: true };
const charger = {
  code: "85044030",
  description: "Battery chargers",
  rate: 5,
  valid_from: "2019-08-01",
  valid_to: null,
  notification: "12/2019-Central Tax (Rate)",
};
const rate = { id: "01a12e60-dc4e-7b41-9e07-2f60c1d8a3c2", ...charger };

export const docs: ContractDocs<typeof contract> = {
  getTaxSetup: {
    summary: "Read the company's registrations and tax rates",
    description:
      "The registrations under GST, and the dated rates of HSN and SAC, newest first. The registration that is valid today and began last issues today's tax invoices; while none is valid, orders ship without one. Of the rates that cover a product's code the longest code counts, and of those the row that began last; a product whose code no row covers keeps its own `gst_rate`.",
    input: {},
    output: { registrations: [registration], rates: [rate], pan_above: 200000 },
  },
  saveRegistration: {
    summary: "Add or change a registration",
    description:
      "Adds the registration with this id, or changes it; the call may be repeated. Nothing is deleted: give it a last day. Once it has issued a document its GSTIN and its prefix stay (409 conflict), and no two registrations have the same of either. The change is in the audit log.",
    input: { id, ...given },
    output: { message: "Registration saved.", registration },
  },
  savePanLimit: {
    summary: "Set from what total a purchase needs a PAN",
    description:
      "A purchase above this total is refused without the buyer's PAN or GSTIN, which holds it (422 invalid_input); null never asks. A new shop asks above ₹2,00,000. The change is in the audit log.",
    input: { pan_above: 200000 },
    output: { message: "The limit is saved.", pan_above: 200000 },
  },
  saveRate: {
    summary: "Add or change a tax rate",
    description:
      "Adds the rate with this id, or changes it; the call may be repeated. A code has one row for each first day (409 conflict). What has been bought keeps the rate of its day. The change is in the audit log.",
    input: { ...rate },
    output: { message: "Rate saved.", rate },
  },
};
