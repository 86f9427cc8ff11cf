/** A problem told to the person at the terminal in one sentence; nobody sees a stack trace for it. */
export class Failure extends Error {}

/** Runs a script's main function; a `Failure` becomes its sentence on stderr and exit code 1. */
export async function runMain(main: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(`\n${sentence(error)}`);
    process.exitCode = 1;
  }
  // A database pool or a socket that is still open must not keep a finished script alive.
  process.exit();
}

/** The one sentence of any error. DEBUG=1 adds the stack for those who work on the scripts. */
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
