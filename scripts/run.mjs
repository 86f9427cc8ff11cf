// Plain JavaScript that every Node can run: the real scripts are TypeScript, on which an old Node would fail
// with a stack trace.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This needs the Node 24 that npm ci installs, but Node ${process.versions.node} is running: ` +
      "run npm ci, then start through npm, for example npm run demo.",
  );
  process.exit(1);
}

const name = process.argv[2] ?? "";
process.argv.splice(1, 2, name);
const { main } = await import(`../${name}.ts`).catch(explainMissingPackage);
const { runMain } = await import("./local/base/failure.ts");
await runMain(main);

function explainMissingPackage(error) {
  if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
  const missing = /package '([^']+)'/.exec(error.message)?.[1];
  console.error(
    missing
      ? `The package ${missing} is not installed: run npm ci first.`
      : `There is no script ${name}.ts.`,
  );
  process.exit(1);
}
