import { Failure } from "../local/base/failure.ts";

/** Where nginx runs for a demo or a test. */
export type NginxPlace = {
  /** Of its caches, logs and temporary files. */
  folder: string;
  port: number;
  /** "127.0.0.1:3001" for each instance of the shop. */
  machines: readonly string[];
  /** Files of a certificate; plain http without. */
  tls?: { key: string; cert: string };
};

/**
 * The whole configuration for a place, made of `deploy/nginx.conf`, whose other lines stay as they are. Throws `Failure`
 * when that file has lost a line that is replaced here.
 */
export function nginxConfig(shipped: string, place: NginxPlace): string {
  const { folder, port, machines, tls } = place;
  const servers = machines.map((machine) => `  server ${machine} max_fails=3 fail_timeout=2s;\n`);
  const listen = `  listen 127.0.0.1:${port}${tls ? " ssl http2" : ""};\n`;
  const replaced: [RegExp, string][] = [
    [/\/var\/cache\/nginx\//g, `${folder}/`],
    [/( {2}server 127\.0\.0\.1:3000 .*\n)+/, servers.join("")],
    // The server that leads to https is left out.
    [/# CHANGE: leave this server[\s\S]*?\n}\n/, ""],
    [/( {2}listen .*443.*\n)+/, listen],
    [/\/etc\/letsencrypt\/live\/shop\.example\/fullchain\.pem/, tls?.cert ?? ""],
    [/\/etc\/letsencrypt\/live\/shop\.example\/privkey\.pem/, tls?.key ?? ""],
    [/\/var\/log\/nginx\/arklane\.log/, `${folder}/access.log`],
  ];
  let text = shipped;
  for (const [line, by] of replaced) {
    if (text.search(line) < 0) {
      throw new Failure(
        `deploy/nginx.conf has no line like ${line.source}: scripts/scale/nginx.ts replaces it.`,
      );
    }
    text = text.replace(line, by);
  }
  return around(tls ? text : text.replaceAll(/ {2}ssl_.*\n/g, ""), folder);
}

/** What Debian's /etc/nginx/nginx.conf has around the files of conf.d, for one user and folder. */
function around(http: string, folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    // As another user its workers could not enter a private folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 2;",
    "daemon off;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log warn;`,
    "events { worker_connections 2048; }",
    "http {",
    "default_type application/octet-stream;",
    "sendfile on;",
    "tcp_nopush on;",
    ...temporary.map((name) => `${name}_temp_path ${folder}/temp-${name};`),
    http,
    "}",
    "",
  ].join("\n");
}
