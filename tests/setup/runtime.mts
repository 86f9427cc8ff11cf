import Runtime from "jest-runtime";

type Given = ConstructorParameters<typeof Runtime>;

/** The text of packages' files, kept for all test files of a worker. */
const packages = new Map<string, string>();

/** What a test file has read. Of packages nothing is read twice: Prisma's query compiler alone is 4.6 MB. */
class Sources extends Map<string, string> {
  override get(file: string): string | undefined {
    return packages.get(file) ?? super.get(file);
  }

  override set(file: string, source: string): this {
    if (!file.includes("/node_modules/")) return super.set(file, source);
    packages.set(file, source);
    return this;
  }
}

/** Jest's runtime of a test file, which would read every module again for each one. */
export default class SharingRuntime extends Runtime {
  constructor(...[config, environment, resolver, transformer, sources, ...rest]: Given) {
    super(config, environment, resolver, transformer, new Sources(sources), ...rest);
  }
}
