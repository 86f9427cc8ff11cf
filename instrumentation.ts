/** Runs once per server process: checks the settings, then starts the jobs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("@/lib/boot/start");
  await start();
}
