import { ToWords } from "to-words/en-IN";

const words = new ToWords();
const CRORE = 10_000_000;

/** An amount as a tax document says it: 12345675 → "Rupees One Lakh Twenty Three Thousand … and Seventy Five Paise only". */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  return `Rupees ${inCrores(rupees)}${rest === 0 ? "" : ` and ${words.convert(rest)} Paise`} only`;
}

/** The library says "One Arab" where a document says "One Hundred Crore". */
function inCrores(rupees: number): string {
  const crores = Math.floor(rupees / CRORE);
  const rest = rupees % CRORE;
  if (crores === 0) return words.convert(rest);
  return `${words.convert(crores)} Crore${rest === 0 ? "" : ` ${words.convert(rest)}`}`;
}
