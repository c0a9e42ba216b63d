/**
 * A request's claim on rows. `mayBe` gives 3 if the row has everything that it asked for and was written at its time, 2 at another
 * time, 1 if it lacks what would tell it apart, 0 if it is another's; `nearness` orders rows, nearest first (ms).
 */
export type Claim<Row> = {
  mayBe: (row: Row) => number
  nearness: (row: Row) => number
  /** It is known to have succeeded, so one of the rows is its. */
  isDone: boolean
}

/**
 * Gives each claim at most one of the rows that fit it by at least `least`, and a row to as many claims as possible (augmenting
 * paths).
 */
function place<Row>(
  claims: readonly Claim<Row>[],
  rows: readonly Row[],
  least: number,
): Map<Row, Claim<Row>> {
  const owners = new Map<Row, Claim<Row>>()
  const find = (claim: Claim<Row>, seen: Set<Row>): boolean => {
    for (const row of inOrder(claim, rows)) {
      if (seen.has(row) || claim.mayBe(row) < least) continue
      seen.add(row)
      const held = owners.get(row)
      if (held && !find(held, seen)) continue
      owners.set(row, claim)
      return true
    }
    return false
  }
  for (const claim of claims) find(claim, new Set())
  return owners
}

/** The rows that may be a claim's, likeliest first. */
const inOrder = <Row>({ mayBe, nearness }: Claim<Row>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => mayBe(row) > 0).toSorted((a, b) => mayBe(b) - mayBe(a) || nearness(a) - nearness(b))

/**
 * The row of `mine` beside the claims of the device's other requests. Null if those that succeeded account for every row that
 * fits; `isSure` if only `mine` explains one of those left, and no other of them fits as well.
 */
export function assign<Row>(
  mine: Claim<Row>,
  rows: readonly Row[],
  others: readonly Claim<Row>[],
): { row: Row; isSure: boolean } | null {
  const fitting = inOrder(mine, rows)
  const elsewhere = rows.filter((row) => !fitting.includes(row))
  /** What is left of `fitting` if the claims first take rows that fit them by at least `least` elsewhere. */
  const left = (claims: readonly Claim<Row>[], least: number): Row[] => {
    const placed = new Set(place(claims, elsewhere, least).values())
    const used = place(
      claims.filter((claim) => !placed.has(claim)),
      fitting,
      1,
    )
    return fitting.filter((row) => !used.has(row))
  }
  const done = others.filter(({ isDone }) => isDone)
  const most = left(done, 1)
  // A request that has a row of its own at its own time needs none of these; any other may.
  const least = left(others, 3)
  const row = least[0] ?? left(done, 2)[0] ?? most[0]
  if (row === undefined) return null
  const isAlone = (rest: readonly Row[]) =>
    rest.filter((each) => mine.mayBe(each) === mine.mayBe(row)).length === 1
  return { row, isSure: isAlone(least) && isAlone(most) }
}
