/** Where PgBouncer listens, and for which server. */
export type PoolerPlace = {
  databaseUrl: string;
  port: number;
  /** To the server, for each database. */
  connections: number;
};

/** Of its customers together: two machines of two processes with a pool of 20 each, and their jobs. */
const MOST_CUSTOMERS = 200;

/** The configuration of PgBouncer in transaction mode, as a provider's "pooled" address is. It holds the password. */
export function poolerConfig({ databaseUrl, port, connections }: PoolerPlace): string {
  const server = new URL(databaseUrl);
  const login = `user=${server.username} password=${decodeURIComponent(server.password)}`;
  return [
    "[databases]",
    `* = host=${server.hostname} port=${server.port} ${login}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
    `max_client_conn = ${MOST_CUSTOMERS}`,
    "ignore_startup_parameters = extra_float_digits,options",
    "",
  ].join("\n");
}

/** The address of the same database through it. */
export function throughPooler({ databaseUrl, port }: PoolerPlace): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
