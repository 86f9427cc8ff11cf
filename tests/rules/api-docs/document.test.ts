import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { calls } from "@/lib/api-docs/calls";
import type { ApiResponse, Content, Operation } from "@/lib/api-docs/document";
import { openApi } from "@/lib/api-docs/open-api";

const document = openApi();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, "openapi");

it("is a valid OpenAPI document", async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
});

it("lists every call once", () => {
  const found = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const expected = calls.map((spec) => `${spec.method} ${spec.path}`);
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
});

it("has no dangling references", () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const targets = new Set([...references].map(([, path]) => path ?? ""));
  const missing = [...targets].filter((path) => at(path.split("/")) === undefined);
  expect(targets.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

describe.each(operations.map(({ path, method, operation }) => [method, path, operation] as const))(
  "%s %s",
  (method, path, operation) => {
    const pointer = ["paths", path, method];

    it("has examples that match its schemas", () => {
      for (const [place, content] of bodiesOf(operation)) {
        for (const [type, { example }] of Object.entries(content)) {
          expect(faults([...pointer, ...place, type, "schema"], example)).toEqual([]);
        }
      }
      for (const [index, { example }] of operation.parameters.entries()) {
        if (example === undefined) continue;
        const schema = [...pointer, "parameters", String(index), "schema"];
        expect(faults(schema, example)).toEqual([]);
      }
    });

    it("declares every path parameter and the required credentials", () => {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(operation.security.length).toBeGreaterThan(0);
    });
  },
);

it.each(Object.entries(document.components.examples))(
  "documents the %s error with a valid example",
  (code, { value }) => {
    expect(faults(["components", "schemas", "Failure"], value)).toEqual([]);
    expect(value).toMatchObject({ code });
  },
);

it("documents the session token as a header, not in the body", () => {
  const login = document.paths["/users/login"]?.post?.responses["200"];
  const schema = login?.content?.["application/json"]?.schema;
  expect(Object.keys(schema?.properties ?? {})).toEqual(["message"]);
  expect(Object.keys(login?.headers ?? {})).toEqual([
    ...["x-request-id", "authorization", "x-known-device"],
  ]);
});

function bodiesOf({ requestBody, responses }: Operation): [string[], Content][] {
  const answer: ApiResponse | undefined = responses["200"];
  const bodies: [string[], Content | undefined][] = [
    [["requestBody", "content"], requestBody?.content],
    [["responses", "200", "content"], answer?.content],
  ];
  return bodies.filter((body): body is [string[], Content] => body[1] !== undefined);
}

function faults(path: string[], value: unknown) {
  const pointer = path.map((part) =>
    encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const check = ajv.compile({ $ref: `openapi#/${pointer.join("/")}` });
  return check(value) ? [] : check.errors;
}

function at(path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
}
