/** The name of a worker's database. Parts of `npm test` that run beside others have their own. */
export function workerDatabase(worker: string): string {
  return `${process.env.TEST_PART ?? "test"}_${worker}`;
}
