import { diskFault, isMissing } from "@/lib/files/disk-faults";

type Cause = { name?: string; code?: string; status?: number };

/** An error of flydrive with the store's own as its cause. */
function thrown({ name = "Error", code, status }: Cause): Error {
  const cause = Object.assign(new Error("of the store"), {
    name,
    ...(code && { code }),
    ...(status && { $metadata: { httpStatusCode: status } }),
  });
  return Object.assign(new Error("Cannot write", { cause }), { code: "E_CANNOT_WRITE_FILE" });
}

it.each<[Cause, RegExp]>([
  [{ name: "NoSuchBucket", status: 404 }, /does not exist/],
  [{ name: "InvalidAccessKeyId", status: 403 }, /S3_SECRET_ACCESS_KEY/],
  [{ name: "SignatureDoesNotMatch", status: 403 }, /S3_SECRET_ACCESS_KEY/],
  [{ name: "CredentialsProviderError" }, /There is no key/],
  [{ name: "PermanentRedirect", status: 301 }, /S3_REGION/],
  [{ name: "AuthorizationHeaderMalformed", status: 400 }, /S3_REGION/],
  [{ name: "RequestTimeTooSkewed", status: 403 }, /clock/],
  [{ name: "AccessDenied", status: 403 }, /s3:PutObject/],
  [{ name: "XMinioStorageFull", status: 507 }, /full/],
  [{ name: "SlowDown", status: 503 }, /trouble of its own/],
  [{ name: "TimeoutError" }, /does not answer/],
  [{ code: "ECONNREFUSED" }, /does not answer/],
  [{ code: "ENOTFOUND" }, /does not answer/],
  [{ name: "SomethingNew", status: 418 }, /The log says why/],
])("an operator learns what %j of a bucket means", (cause, words) => {
  expect(diskFault(thrown(cause), true)).toMatch(words);
});

it("an operator learns that a folder cannot be written", () => {
  expect(diskFault(thrown({ code: "EROFS" }), false)).toMatch(/^The folder of files cannot be/);
});

it.each<[Cause, boolean]>([
  [{ code: "ENOENT" }, true],
  [{ name: "NoSuchKey", status: 404 }, true],
  [{ name: "NotFound", status: 404 }, true],
  [{ name: "NoSuchBucket", status: 404 }, false],
  [{ code: "ECONNREFUSED" }, false],
  [{ name: "AccessDenied", status: 403 }, false],
])("%j means a missing file: %s", (cause, missing) => {
  expect(isMissing(thrown(cause))).toBe(missing);
});
