import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";

export type { MigrationList } from "@prisma/schema-engine-wasm";

import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

/** Nothing is managed outside Prisma. */
export const noFilters = { externalTables: [], externalEnums: [] };

/** An engine together with what must be closed after it. */
export type OpenEngine = { engine: SchemaEngine; close(): Promise<void> };

/**
 * Prisma's schema engine as WebAssembly on one database. The Prisma CLI would download a native engine,
 * which needs more of the network than the npm registry.
 */
export async function openEngine(
  url: string,
  schemaFiles: [string, string][],
): Promise<OpenEngine> {
  await loadWasm();
  const pool = new TextCharPool({ connectionString: url, max: 4 });
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(pool));
  const engine = await bindings.SchemaEngine.new(
    { datamodels: schemaFiles },
    () => undefined,
    factory,
  );
  return { engine, close: () => pool.end() };
}

/** The migrations folder in the form the engine wants, oldest first. */
export function readMigrations(folder: string): MigrationList {
  const lockfile = path.join(folder, "migration_lock.toml");
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => fs.existsSync(path.join(folder, name, "migration.sql")))
    : [];
  return {
    baseDir: folder,
    lockfile: {
      path: "migration_lock.toml",
      content: fs.existsSync(lockfile) ? fs.readFileSync(lockfile, "utf8") : null,
    },
    shadowDbInitScript: "",
    migrationDirectories: names.sort().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok",
          value: fs.readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

// The package expects a bundler to load its .wasm; Node needs it instantiated by hand.
async function loadWasm(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const bytes = fs.readFileSync(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rememberPanic } });
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  Object.assign(wasmInternals, bindings);
  wasmInternals.__wbg_set_wasm?.(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

// Exported by the package's JavaScript, left out of its types.
const wasmInternals: { __wbg_set_wasm?: (exports: WebAssembly.Exports) => void } = {};

function rememberPanic(message: string): void {
  console.error(message);
}

const CHAR_OID = 18;
const TEXT_OID = 25;
const charColumns = new WeakMap<object, Set<string>>();

// The adapter does not know PostgreSQL's internal one-letter type, in which the catalogue answers the engine:
// it is passed off as text here and given its true type in the adapter below.
class TextCharPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    const send = this.query.bind(this);
    const receive = async (query: pg.QueryArrayConfig) => {
      const result = await send(query);
      // A script of several statements has several results, which nobody reads.
      if (!result.fields) return result;
      const names = result.fields.filter(({ dataTypeID }) => dataTypeID === CHAR_OID);
      for (const field of names) field.dataTypeID = TEXT_OID;
      charColumns.set(result.rows, new Set(names.map(({ name }) => name)));
      return result;
    };
    Object.assign(this, { query: receive });
  }
}

class MigrationAdapterFactory extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const plainQuery = adapter.queryRaw.bind(adapter);
    const pool = adapter.underlyingDriver();
    return Object.assign(adapter, {
      async queryRaw(query: SqlQuery) {
        const result = await plainQuery(query);
        const chars = charColumns.get(result.rows);
        const columnTypes = result.columnTypes.map((type, index) =>
          chars?.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
        );
        return { ...result, columnTypes };
      },
      // The adapter's own version cuts the script at every semicolon, also inside functions and texts. Sent
      // whole, it is one transaction: a migration that fails leaves nothing behind.
      async executeScript(script: string) {
        await pool.query(script).catch((error: unknown) => {
          throw error instanceof pg.DatabaseError ? asDriverError(error) : error;
        });
      },
    });
  }
}

// The form in which the engine understands the database's answer and logs it.
function asDriverError(error: pg.DatabaseError): DriverAdapterError {
  return new DriverAdapterError({
    kind: "postgres",
    code: error.code ?? "",
    severity: error.severity ?? "ERROR",
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
