/** Letters to add, take or change until one word is the other. */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= two.length; to++)
      next.push(
        Math.min(
          (next[to - 1] ?? 0) + 1,
          (row[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + (letter === two[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[two.length] ?? 0
}

/** More slips than this are another word, and longer words than this are no name of ours. */
const slips = 3
const longest = 60

/** The name that was probably meant; undefined when none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  if (written.length > longest) return undefined
  const ranked = [...names]
    .map((name) => ({ name, far: distance(written, name) }))
    .filter(({ far }) => far <= slips)
    .toSorted((one, two) => one.far - two.far || one.name.localeCompare(two.name))
  return ranked[0]?.name
}
