import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockOneRow } from "@/lib/lock";
import { paise } from "@/lib/money";
import * as contract from "@/lib/online/contract";
import { FIRST_ONLINE_SETTINGS, type OnlineSettings } from "@/lib/online/contract";
import { onlineProblem } from "@/lib/online/rules";
import { rows } from "@/lib/sql";

export const getOnlineSettings = serve(contract.getOnlineSettings, () => readOnlineSettings(db()));

export const updateOnlineSettings = serve(contract.updateOnlineSettings, async (actor, after) => {
  await db().$transaction(async (tx) => {
    await lockOneRow(tx, "OnlineSettings");
    const before = await readOnlineSettings(tx);
    const data = { maxPaise: after.max, heldPercent: after.held_percent };
    await tx.onlineSettings.update({ where: ONE_ROW, data, select: { id: true } });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: "online_settings.changed",
      subject: "online-settings",
      detail: { before: detailOf(before), after: detailOf(after) },
    });
  });
  return { ...after, message: "Online payment saved." };
});

/** The current limits; the defaults if none are stored. */
export async function readOnlineSettings(tx: Tx): Promise<OnlineSettings> {
  const [row] = await rows<OnlineSettingsRow>(tx, ONLINE_SETTINGS_SQL);
  return onlineSettingsFrom(row);
}

/** The statement that reads them, by itself or as part of a larger one, and their row. */
export const ONLINE_SETTINGS_SQL = Prisma.sql`
  SELECT "maxPaise"::text, "heldPercent" FROM "OnlineSettings" WHERE id = 1`;
export type OnlineSettingsRow = { maxPaise: string | null; heldPercent: number };

/** The limits of their row; the defaults if there is none. */
export function onlineSettingsFrom(row: OnlineSettingsRow | null | undefined): OnlineSettings {
  if (!row) return FIRST_ONLINE_SETTINGS;
  const max = row.maxPaise === null ? null : paise(BigInt(row.maxPaise));
  return { max, held_percent: row.heldPercent };
}

function detailOf({ max, held_percent }: OnlineSettings) {
  return { largestPaise: max, heldPercent: held_percent };
}

/** Why a purchase of this amount cannot be paid online now, in words; null if it can. */
export async function onlineProblemNow(tx: Tx, totalPaise: number): Promise<string | null> {
  return onlineProblem(totalPaise, await readOnlineSettings(tx));
}

/** Checks an online purchase before anything is held. @throws AppError online_limit, in words. */
export function assertOnline(settings: OnlineSettings, totalPaise: number): void {
  const problem = onlineProblem(totalPaise, settings);
  if (problem) throw new AppError("online_limit", problem);
}

const ONE_ROW = { id: 1 };
