import { createHash } from "node:crypto";

/**
 * The same page with Next's scripts fetched after its first view is painted: before, they compete with its picture for
 * the network and with its layout for the processor.
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
  return [...inlineScripts(html)]
    .filter((code) => isNexts(code) || isLoader(code))
    .map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** The codes of all inline scripts of a page, whoever has written them. */
export function inlineScripts(html: string): Set<string> {
  return new Set([...html.matchAll(INLINE)].map(([, code = ""]) => code));
}

const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const INLINE = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const HEAD = "{const files=";
/**
 * They start once the first content and the pictures of the first view are painted (50 ms after `load`: a picture that
 * comes last takes a frame or two), 1.5 s after the first paint at the latest, and at once when the visitor touches the
 * page. A tab that is hidden paints nothing, and 3 s are for one that was hidden meanwhile.
 */
const TAIL = [
  ";let waits=2;",
  "const run=()=>{if(waits<0)return;waits=-1;for(const src of files)",
  'document.head.append(Object.assign(document.createElement("script"),{src,async:true}))};',
  "const step=()=>--waits||run();",
  "new PerformanceObserver((list,own)=>{",
  'if(!list.getEntriesByName("first-contentful-paint").length)return;',
  'own.disconnect();step();setTimeout(run,1500)}).observe({type:"paint",buffered:true});',
  'addEventListener("load",()=>{if(document.hidden)run();else{setTimeout(step,50);setTimeout(run,3e3)}});',
  'for(const type of["pointerdown","keydown"])addEventListener(type,run)}',
].join("");

function loader(files: readonly string[]): string {
  return `${HEAD}${JSON.stringify(files)}${TAIL}`;
}

function isLoader(code: string): boolean {
  return holdsJson(code, HEAD, TAIL) && FILES.test(code.slice(HEAD.length, -TAIL.length));
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
