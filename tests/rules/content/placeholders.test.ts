import { company } from "@/lib/content/company";
import { type Company, companySchema } from "@/lib/content/contract";
import { placeholdersIn } from "@/lib/content/placeholders";

/** A complete company whose facts resemble the shipped placeholders. */
const real: Company = companySchema.parse({
  brand: "Voltara",
  legalName: "Voltara Charging Private Limited",
  cin: "U27100KA2021PTC150007",
  gstin: "29AABCE1234F1Z1",
  phone: "+91 80 4000 0000",
  email: "hello@voltara.in",
  offices: [
    {
      name: "Registered office",
      lines: ["4 Test Bed Road"],
      city: "Bengaluru",
      state: "Karnataka",
      pin: "560001",
    },
  ],
  grievanceOfficer: {
    name: "K. R. Narayanan",
    title: "Grievance Officer",
    phone: "+91 80 4000 0001",
    email: "grievance@voltara.in",
  },
  security: { email: "security@voltara.in", expires: "2027-01-31" },
  courts: "Bengaluru, Karnataka",
  social: [{ name: "LinkedIn", url: "https://www.linkedin.com/company/voltara" }],
  app: "https://play.google.com/store/apps/details?id=in.voltara",
});

it("finds no placeholders in a complete company", () => {
  expect(placeholdersIn(real)).toEqual([]);
});

it.each<[string, Partial<Company>]>([
  ["brand", { brand: "Arklane" }],
  ["legalName", { legalName: "Voltara Placeholder Private Limited" }],
  ["cin", { cin: "U00000MH2000PTC000000" }],
  ["gstin", { gstin: "00AAAAA0000A0Z0" }],
  ["phone", { phone: "+91 00000 00000" }],
  ["email", { email: "sales@voltara.example" }],
  ["email", { email: "sales@example.com" }],
  [
    "offices.0.lines.0",
    { offices: real.offices.map((office) => ({ ...office, lines: ["Example Road"] })) },
  ],
  [
    "grievanceOfficer.name",
    { grievanceOfficer: { ...real.grievanceOfficer, name: "Name of the officer" } },
  ],
  ["social.0.url", { social: [{ name: "LinkedIn", url: "https://www.linkedin.com/" }] }],
  ["app", { app: "https://play.google.com/store/apps" }],
])("reports %s while it is a placeholder", (field, shipped) => {
  expect(placeholdersIn({ ...real, ...shipped })).toEqual([field]);
});

// Runs only while the shipped placeholder company is in place.
const asShipped = company.brand === "Arklane" ? it : it.skip;

asShipped("reports each fact of the shipped file that must be replaced", () => {
  expect(placeholdersIn(company)).toEqual([
    ...["brand", "legalName", "cin", "gstin", "phone", "email"],
    ...["offices.0.lines.0", "offices.0.lines.1"],
    ...["grievanceOfficer.name", "grievanceOfficer.phone", "grievanceOfficer.email"],
    "security.email",
    ...["social.0.url", "social.1.url", "social.2.url", "app"],
  ]);
});
