/** The name of a worker's copy of the template database. */
export function workerDatabase(template: string, worker: number): string {
  return `${template}_${worker}`;
}
