/** An error explained to the person at the terminal in one sentence, without a stack trace. */
export class Failure extends Error {}

/** Runs a script's main function; an error becomes one sentence on stderr and exit code 1. */
export async function runMain(main: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(`\n${sentence(error)}`);
    process.exitCode = 1;
  }
  // An open database pool or socket must not keep a finished script running.
  process.exit();
}

/** The sentence for any error. DEBUG=1 shows the stack, for work on the scripts. */
export function sentence(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error && error.stack) return error.stack;
  if (error instanceof Failure) return error.message;
  const code = errorCode(error);
  if (code === "ENOSPC") return "The disk is full: free some space and start again.";
  const text = error instanceof Error ? error.message : String(error);
  return `Something unexpected went wrong: ${text.split("\n")[0]} (DEBUG=1 shows where).`;
}

/** The `code` of a Node or PostgreSQL error, such as `EACCES` or `3D000`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
