/** Whether a disk's error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return chain(error).some(({ code, name }) => MISSING.has(String(code)) || MISSING.has(name));
}

/** "NotFound" is the answer to a HEAD request, which has no body to say what is missing. */
const MISSING = new Set(["ENOENT", "NoSuchKey", "NotFound"]);

/**
 * What a disk's error means for an operator and what to do, in a sentence or two without addresses and secrets: anybody
 * may read it at /api/ready.
 */
export function diskFault(error: unknown, isBucket: boolean): string {
  if (!isBucket) return "The folder of files cannot be written: no picture can be uploaded.";
  const faults = chain(error);
  const known = ADVICE.find(({ when }) => faults.flatMap(signsOf).some((sign) => when.test(sign)));
  return `The bucket of files cannot be used. ${known?.say ?? "The log says why."}`;
}

const ADVICE: { when: RegExp; say: string }[] = [
  {
    when: /^NoSuchBucket | 404$/,
    say: "It does not exist: create it, or correct S3_BUCKET and S3_ENDPOINT.",
  },
  {
    when: /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken) /,
    say: "Its key is refused: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
  },
  {
    when: /^(CredentialsProviderError|AuthorizationHeaderMissing) /,
    say: "There is no key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.",
  },
  {
    when: /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException) | 301$/,
    say: "It is in another region: correct S3_REGION.",
  },
  { when: /^RequestTimeTooSkewed /, say: "The clock of this machine is wrong: set it." },
  {
    when: /^(AccessDenied|AllAccessDisabled) | 403$/,
    say: "The key may not: allow s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket.",
  },
  {
    when: /^(QuotaExceeded|XMinioStorageFull|InsufficientStorage) | 507$/,
    say: "It is full: give it more room.",
  },
  {
    when: /^(TimeoutError|ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|NetworkingError) /,
    say: "It does not answer: look at its server, the network and S3_ENDPOINT.",
  },
  {
    when: /^(SlowDown|ServiceUnavailable|InternalError) | 50[0-4]$/,
    say: "Its server has trouble of its own, and is asked again.",
  },
];

type Fault = {
  name: string;
  message: string;
  code?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
};

/** "NoSuchBucket 404", and "ECONNREFUSED " where the network's error is words in that of the library. */
function signsOf({ name, message, code, $metadata }: Fault): string[] {
  const word = typeof code === "string" && !/^E_/.test(code) ? code : name;
  const inWords = message.match(/\bE[A-Z]{4,}\b/g) ?? [];
  return [`${word} ${$metadata?.httpStatusCode ?? ""}`, ...inWords.map((one) => `${one} `)];
}

/** An error and its causes: flydrive wraps those of a disk. */
function chain(error: unknown): Fault[] {
  const faults: Fault[] = [];
  for (let one = error; isFault(one) && faults.length < 5; one = one.cause) faults.push(one);
  return faults;
}

function isFault(error: unknown): error is Fault {
  return typeof error === "object" && error !== null && "name" in error && "message" in error;
}
