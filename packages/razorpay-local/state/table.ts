/** Rows by id in insertion order, so that neither a fetch nor the newest page scans them all. */
export class Table<Row> {
  readonly #byId = new Map<string, Row>();
  readonly #rows: Row[] = [];

  get size(): number {
    return this.#rows.length;
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  add(id: string, row: Row): void {
    this.#byId.set(id, row);
    this.#rows.push(row);
  }

  /** Oldest first. */
  all(): readonly Row[] {
    return this.#rows;
  }

  clear(): void {
    this.#byId.clear();
    this.#rows.length = 0;
  }
}

/** Rows grouped by a key, oldest first. */
export class Index<Row> {
  readonly #groups = new Map<string, Row[]>();

  add(key: string, row: Row): void {
    const group = this.#groups.get(key);
    if (group) group.push(row);
    else this.#groups.set(key, [row]);
  }

  of(key: string): readonly Row[] {
    return this.#groups.get(key) ?? [];
  }

  clear(): void {
    this.#groups.clear();
  }
}
