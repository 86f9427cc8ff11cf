import fs from "node:fs";
import type { NextConfig } from "next";
import { GUARDED, policyHeader, UNLISTED } from "./lib/security/headers";
import { PERSONAL } from "./lib/security/pages";
import { addCompileHints } from "./scripts/building/compile-hints";

/** A font file never changes: a new one gets a new name. */
const forever = [{ key: "cache-control", value: "public, max-age=31536000, immutable" }];
/** A render may be made again under its name: a week, and a fresh one is fetched behind the old. */
const week = "public, max-age=604800, stale-while-revalidate=86400";

/** Scripts and styles are no documents: this one concerns them, and the others are a kilobyte before the first paint. */
const nosniff = [{ key: "x-content-type-options", value: "nosniff" }];
const policy = policyHeader(process.env.NODE_ENV === "development");
const personal = `(?:${PERSONAL.join("|")})`;
const CHUNK = "_next/static/chunks/[\\w.~-]+\\.(?:js|css)";
/** Every page that is not made for one person; middleware gives those a policy of their own. */
const publicPages = `/((?!${personal}(?:/|$)|${CHUNK}$).*)`;

/** What prerendered pages name as their own address; lib/boot/warnings.ts compares it with the server's. */
const builtFor = (process.env.APP_ORIGIN || "http://localhost:3000").replace(/\/+$/, "");

/** What /api/ready compares the database with; the folder is not there where only the build is. */
const migrations = fs.existsSync("prisma/migrations")
  ? fs.readdirSync("prisma/migrations").filter((name) => /^\d{14}_/.test(name))
  : [];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  env: { BUILT_FOR: builtFor, KNOWN_MIGRATIONS: migrations.sort().join(",") },
  // For npm run bench -- pages, which tells our own bytes from Next's by them.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === "1",
  // Libraries of the server's that a bundle gains nothing from: with them inside, the build takes twice as long.
  serverExternalPackages: [
    ...["undici", "prom-client", "nodemailer", "pg-boss", "rate-limiter-flexible"],
    ...["flydrive", "csv-parse", "csv-stringify"],
  ],
  // Actions of forms are named by the paths of their files from here: the same ones in whichever folder a release is built.
  turbopack: { root: __dirname },
  poweredByHeader: false,
  // A shared cache is told of no change: a page with a price is five minutes fresh there, and ten more while it asks.
  expireTime: 900,
  // Every picture is there in the sizes that it is shown in: this closes /_next/image, which makes more for anybody.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm test` checks types once, in seconds; a second check inside every build takes longer than the build.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: async ({ distDir }) => addCompileHints(distDir) },
  // A build of the demo happens once for one state of the sources: writing a cache that is never read costs more.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // A page is loaded at its first request: loading all of them makes every start a fifth longer.
    preloadEntriesOnStart: false,
    // Else the page of unknown addresses, with header and footer, is a part of every other page.
    globalNotFound: true,
    // A message with three photos of 5 MB (lib/contact/rules.ts).
    serverActions: { bodySizeLimit: "16mb" },
  },
  headers: async () => [
    { source: `/((?!${CHUNK}$).*)`, headers: GUARDED },
    { source: `/:chunk(${CHUNK})`, headers: nosniff },
    { source: publicPages, headers: [policy] },
    { source: `/:page(${personal})/:path*`, headers: UNLISTED },
    { source: "/api/:path*", headers: UNLISTED },
    { source: "/fonts/:path*", headers: forever },
    { source: "/:folder(media|brand)/:path*", headers: [{ key: "cache-control", value: week }] },
  ],
};

export default config;
