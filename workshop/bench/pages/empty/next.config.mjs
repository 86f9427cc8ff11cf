import path from "node:path";

/** Next as it comes, with the packages of the repository. */
export default {
  distDir: process.env.NEXT_DIST_DIR,
  turbopack: { root: path.resolve(import.meta.dirname, "../../../..") },
};
