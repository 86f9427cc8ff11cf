import { Failure } from "../local/base/failure.ts";
import { asksFor, type DebianProgram, whereIs } from "../scale/programs.ts";
import { canInstall, install } from "./debian.ts";

/**
 * A program that a part of the tests needs: an installed one, or, on Debian as root, the package, which is then
 * installed. Throws `Failure` that says what to install.
 */
export function findOrInstall(program: DebianProgram, part: string): string {
  const found = whereIs(program) ?? (canInstall() ? installed(program, part) : null);
  if (found) return found;
  throw new Failure(`npm test -- ${part} needs ${program.name}. ${asksFor([program])}`);
}

function installed(program: DebianProgram, part: string): string | null {
  console.log(`  Installing Debian's ${program.name}, which npm test -- ${part} needs…`);
  if (!install(program.package))
    throw new Failure(
      `apt-get could not install the package ${program.package}: install it by hand.`,
    );
  return whereIs(program);
}
