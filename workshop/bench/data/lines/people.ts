import { getUser, getUserWritten } from "@/lib/accounts/admin/person";
import { listUsers, viewUsers } from "@/lib/accounts/admin/users";
import { listApiKeys } from "@/lib/api-keys/service";
import { auditChoices, auditLog } from "@/lib/audit/service";
import { dayCode } from "@/lib/dates";
import { listUnsentMails } from "@/lib/outbox/service";
import { listRetention } from "@/lib/retention/service";
import { getShopSettings } from "@/lib/settings/service";
import type { Line, MakeLine } from "@/workshop/bench/data/line";
import type { Samples } from "@/workshop/bench/data/samples";

/** Manage Users, a user's page, the settings, API keys and the audit log. */
export function peopleLines(line: MakeLine, samples: Samples): Line[] {
  return [
    ...userLines(line, samples),
    ...userSearchLines(line, samples),
    ...settingLines(line),
    ...auditLines(line, samples),
  ];
}

function userLines(line: MakeLine, samples: Samples): Line[] {
  const { usersByName, buyers } = samples;
  return [
    line(listUsers, "users, first page by name", {}, { limit: 100 }),
    line(listUsers, "users, by name backwards", { sort: "-name" }),
    line(listUsers, "users, newest and oldest", { sort: "-created" }, { sort: "created" }),
    line(listUsers, "users, page after any", ...usersByName.map((after) => ({ after }))),
    line(listUsers, "users, page before any", ...usersByName.map((before) => ({ before }))),
    line(
      listUsers,
      "users, newest, page after any",
      ...buyers.map((after) => ({ after, sort: "-created" as const })),
    ),
  ];
}

function userSearchLines(line: MakeLine, samples: Samples): Line[] {
  const { usersByName, buyers, rareNames, phones, emails } = samples;
  return [
    line(listUsers, "users, of a rare name", ...search(...rareNames)),
    line(listUsers, "users, of a common name", ...search("Rajesh Kumar", "kumar", "raj")),
    line(listUsers, "users, of a common name, newest", { query: "kumar", sort: "-created" }),
    line(
      listUsers,
      "users, of a common name, page after any",
      ...usersByName.map((after) => ({ after, query: "kumar" })),
    ),
    line(listUsers, "users, of two letters", ...search("an", "xq")),
    line(listUsers, "users, by email", ...search(...emails)),
    line(listUsers, "users, by phone or number", ...search(...phones, "98765", "4711")),
    line(listUsers, "users, of words nobody has", ...search("qqzzqq", "Rajesh Qqzz")),
    line(viewUsers, "users, the specification's list", {}, { limit: "199901-200000" }),
    line(getUser, "a user's page", ...buyers.map((id) => ({ id }))),
    line(getUserWritten, "what a user wrote", ...buyers.map((id) => ({ id }))),
  ];
}

function settingLines(line: MakeLine): Line[] {
  return [
    line(getShopSettings, "settings", {}),
    line(listRetention, "data retention", {}),
    line(listUnsentMails, "mails that could not be sent", {}, { limit: 100 }),
    line(listApiKeys, "API keys, first page", {}, { limit: 100 }),
  ];
}

function auditLines(line: MakeLine, samples: Samples): Line[] {
  const { audits, admin, orders } = samples;
  return [
    line(auditLog, "audit log, first page", {}, { limit: 100 }),
    line(auditLog, "audit log, page after any", ...audits.map((after) => ({ after }))),
    line(auditLog, "audit log, page before any", ...audits.map((before) => ({ before }))),
    line(
      auditLog,
      "audit log, one action or noun",
      { action: "product.edited" },
      { action: "order" },
      { action: "session" },
    ),
    line(
      auditLog,
      "audit log, an action nobody did",
      { action: "report.moved" },
      { action: "cart" },
    ),
    line(
      auditLog,
      "audit log, of a person",
      { by_id: admin.userId },
      { by_id: admin.userId, action: "stock" },
    ),
    line(auditLog, "audit log, by customers", { by: "customer" }, { by: "system" }),
    line(auditLog, "audit log, of a thing", ...orders.map((subject) => ({ subject }))),
    line(
      auditLog,
      "audit log, of a month",
      { from: dayAgo(60), to: dayAgo(30) },
      { from: dayAgo(1000), to: dayAgo(970), action: "order" },
    ),
    line(auditChoices, "audit log, its choices", {}),
  ];
}

const dayAgo = (days: number) => dayCode(new Date(Date.now() - days * 86_400_000));

const search = (...queries: string[]) => queries.map((query) => ({ query }));
