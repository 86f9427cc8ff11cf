import { displayPath, type Settings } from "./base/settings.ts";
import type { Secrets } from "./secrets.ts";

/** The demo's fixed credentials, refused by the application unless DEMO=1. */
export const demo = {
  customer: "customer@example.com",
  admin: "admin@example.com",
  password: "Demo-Pass-2026",
  apiKey: "demo_key_for_local_use_only",
};

/** The table printed at the start: all addresses and accounts. */
export function addressTable(settings: Settings, secrets: Secrets, databaseUrl: string): string {
  const rows: [string, string][] = [
    ["Shop", settings.appOrigin],
    ["Back-office", `${settings.appOrigin}/admin/login`],
    ["Customer", `${demo.customer}  ${demo.password}`],
    ["Administrator", `${demo.admin}  ${demo.password}`],
    ["API", `${settings.appOrigin}/api  (header x-api-key: ${demo.apiKey})`],
    ...(settings.apiPort === null ? [] : tierRows(settings, settings.apiPort)),
    ...(settings.scalePort === null ? [] : scaleRows(settings.scalePort)),
    ["Mails", `http://localhost:${settings.mailUiPort}`],
    ["Razorpay stand-in", `http://127.0.0.1:${settings.razorpayPort}  (no money moves)`],
    ["Database", databaseUrl.replace(/:[^:@/]+@/, ":…@")],
    ["Admin set-up token", secrets.adminSetupToken],
    ["Data and logs", displayPath(settings.dataDir)],
  ];
  return drawn(rows);
}

function tierRows(settings: Settings, apiPort: number): [string, string][] {
  return [
    ["Web tier", `http://127.0.0.1:${settings.port}  (no database, no mail, no payment secret)`],
    ["API tier", `http://127.0.0.1:${apiPort}  (for the web tier and for programs)`],
  ];
}

function scaleRows(first: number): [string, string][] {
  const at = (port: number) => `127.0.0.1:${port}`;
  return [
    ["Machines behind nginx", [0, 1].map((index) => `http://${at(first + index)}`).join("  ")],
    ["PgBouncer, replica, S3", [2, 3, 4].map((index) => at(first + index)).join("  ")],
  ];
}

function drawn(rows: [string, string][]): string {
  const left = Math.max(...rows.map(([name]) => name.length));
  const right = Math.max(...rows.map(([, value]) => value.length));
  const rule = (a: string, b: string, c: string) =>
    `${a}${"─".repeat(left + 2)}${b}${"─".repeat(right + 2)}${c}`;
  const lines = rows.map(([name, value]) => `│ ${name.padEnd(left)} │ ${value.padEnd(right)} │`);
  return [rule("┌", "┬", "┐"), ...lines, rule("└", "┴", "┘")].join("\n");
}
