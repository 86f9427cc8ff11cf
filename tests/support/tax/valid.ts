import Ajv from "ajv";

// ₹33,332.38 is no exact multiple of 0.01 as a binary number.
const ajv = new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 });

/** What of a file does not fit its schema: "/b2b/0/ctin must be string". */
export function schemaFaults(schema: object, file: unknown): string[] {
  // The file as it is sent, not as it is held.
  ajv.validate(schema, JSON.parse(JSON.stringify(file)));
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
