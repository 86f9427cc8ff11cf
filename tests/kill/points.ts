/**
 * The points of a journey at which the application is killed. `npm test` takes those after which database and
 * provider know different things; `npm test -- kill` also those that lose the same transaction at another
 * statement.
 */
export function pointsOf<Point>(every: Point[], more: Point[]): Point[] {
  return process.env.TEST_BRIEF ? every : [...every, ...more];
}
