/** What a process of the shop says to the supervisor that has started it (`npm start` with several processes). */
export type ToSupervisor =
  /** It answers on a port of its own, on 127.0.0.1. */
  | { type: "started"; port: number }
  /** Somebody has told it to end: it shall be handed no more connections. */
  | { type: "leaving" }
  /** It asks for the figures of all processes. */
  | { type: "figures-wanted"; id: number }
  /** Its own figures, as prom-client's `getMetricsAsJSON` gives them. */
  | { type: "figures"; id: number; metrics: object[] };

/** What the supervisor says to a process. */
export type ToProcess =
  /** Comes with a connection to the shop's port. */
  | { type: "connection" }
  /** The whole shop will end: /api/health reports it from now on. */
  | { type: "stopping" }
  /** No connection will come any more: finish what is under way, and end. */
  | { type: "leave" }
  | { type: "figures-asked"; id: number }
  /** The figures of all processes, and what those that have ended had counted. */
  | { type: "all-figures"; id: number; metrics: object[][] };
