import { createHash } from "node:crypto";

/**
 * The same page with Next's scripts fetched after its first paint: parsed, they compete with its picture for the
 * network and with its layout for the processor. They are fetched at the end of loading where nothing is painted,
 * as in a tab in the background.
 */
export function scriptsAfterPaint(html: string): string {
  const files: string[] = [];
  const rest = html.replace(SCRIPT_FILE, (_, file: string) => {
    files.push(file);
    return "";
  });
  if (files.length === 0) return html;
  return rest
    .replace(PRELOAD, "")
    .replace("</head>", () => `<script>${loader(files)}</script></head>`);
}

/** The hashes with which a policy allows the inline scripts of a page that are Next's own or ours, and no others. */
export function scriptHashes(html: string): string[] {
  const codes = [...html.matchAll(INLINE)].map(([, code = ""]) => code);
  return [...new Set(codes.filter((code) => isNexts(code) || isLoader(code)))].map(
    (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}

const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const INLINE = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const LOADER = [
  "for(const f of ",
  '){const s=document.createElement("script");s.src=f;s.async=true;document.head.append(s)}}',
] as const;
const START = "{let w=1;const r=()=>{if(!w)return;w=0;";
const END = ';requestAnimationFrame(()=>setTimeout(r));addEventListener("load",r)}';

function loader(files: readonly string[]): string {
  return `${START}${LOADER.join(JSON.stringify(files))}${END}`;
}

function isLoader(code: string): boolean {
  const [head, tail] = [`${START}${LOADER[0]}`, `${LOADER[1]}${END}`];
  return holdsJson(code, head, tail) && FILES.test(code.slice(head.length, -tail.length));
}

const FILES = /^\["\/_next\/static\/[^"]+"(?:,"\/_next\/static\/[^"]+")*\]$/;

/** What Next writes into a page is a call with JSON and nothing else; what was smuggled into one is not. */
function isNexts(code: string): boolean {
  return code === QUEUE || SHAPES.some(([head, tail]) => holdsJson(code, head, tail));
}

const QUEUE = "(self.__next_f=self.__next_f||[]).push([0])";
const SHAPES = [
  ["self.__next_f.push(", ")"],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ");"],
] as const;

function holdsJson(code: string, head: string, tail: string): boolean {
  if (!code.startsWith(head) || !code.endsWith(tail)) return false;
  try {
    JSON.parse(code.slice(head.length, code.length - tail.length));
    return true;
  } catch {
    return false;
  }
}
