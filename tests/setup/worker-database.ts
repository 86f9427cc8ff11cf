/** The name of a worker's copy of the template database. Parts of `npm test` that run beside others have their own. */
export function workerDatabase(worker: number): string {
  return `${process.env.TEST_PART ?? "test"}_${worker}`;
}
