import nextJest from "next/jest.js";

const complete = nextJest({ dir: import.meta.dirname });

/** @type {import("jest").Config} */
const shared = {
  runtime: "<rootDir>/tests/setup/runtime.mts",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Copies of the project and builds of it.
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/\\.local", "<rootDir>/\\.test"],
  setupFilesAfterEnv: ["<rootDir>/tests/setup/console.ts", "<rootDir>/tests/setup/patience.ts"],
};

/** @type {import("jest").Config} */
const onDatabase = {
  ...shared,
  testEnvironment: "<rootDir>/tests/setup/database-environment.ts",
  globalSetup: "<rootDir>/tests/setup/databases.ts",
  setupFiles: ["<rootDir>/tests/setup/env.ts"],
  setupFilesAfterEnv: [
    ...shared.setupFilesAfterEnv,
    "<rootDir>/tests/setup/no-delays.ts",
    "<rootDir>/tests/setup/afterwards.ts",
  ],
};

/** @type {import("jest").Config[]} */
const projects = [
  {
    ...shared,
    displayName: "rules",
    testEnvironment: "<rootDir>/tests/setup/node-environment.ts",
    testMatch: ["<rootDir>/tests/{architecture,rules}/**/*.test.ts"],
  },
  {
    ...shared,
    displayName: "components",
    testEnvironment: "<rootDir>/tests/setup/dom-environment.ts",
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/setup/dom.ts"],
    testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
  },
  { ...onDatabase, displayName: "api", testMatch: ["<rootDir>/tests/api/**/*.test.ts"] },
  { ...onDatabase, displayName: "faults", testMatch: ["<rootDir>/tests/faults/**/*.test.ts"] },
  // These need a running shop in both shapes, and nothing of its code: see scripts/testing/served-shop.ts.
  ...["conformance", "attacks", "scale"].map((displayName) => ({
    ...shared,
    displayName,
    testEnvironment: "<rootDir>/tests/setup/node-environment.ts",
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts`],
  })),
  // Needs a build as well: see scripts/testing/runners.ts.
  { ...onDatabase, displayName: "kill", testMatch: ["<rootDir>/tests/kill/**/*.test.ts"] },
];

// Published as ES modules only, which Jest's require cannot load as they are: with their own dependencies.
const modulesOnly = [
  ...["iron-session", "cookie", "iron-webcrypto", "uint8array-extras"],
  ...["flydrive", "@humanwhocodes/retry", "@poppinss", "case-anything"],
  "marked",
  "@seriousme/openapi-schema-validator",
];

/** next/jest completes one project at a time, and lets nobody transform a package: that is put right here. */
export default async function config() {
  const completed = await Promise.all(projects.map((project) => complete(project)()));
  // One less than there are cores, as Jest would have it, is half of a machine with two.
  return { projects: completed.map(withModules), maxWorkers: "100%" };
}

function withModules(project) {
  const others = project.transformIgnorePatterns.filter(
    (pattern) => !pattern.includes("node_modules"),
  );
  const packages = `/node_modules/(?!(${modulesOnly.join("|")})/)`;
  return { ...project, transformIgnorePatterns: [packages, ...others] };
}
