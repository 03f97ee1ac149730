/** Bounds of a shown example, for items of a list and for depth: an answer can have hundreds of lines. */
const items = 2
const depth = 6

function shortened(value: unknown, left: number): unknown {
  if (Array.isArray(value)) {
    if (left === 0 && value.length > 0) return [`… ${value.length}`]
    const shown = value.slice(0, items).map((one) => shortened(one, left - 1))
    return value.length > items ? [...shown, `… mais ${value.length - items}`] : shown
  }
  if (typeof value !== 'object' || value === null) return value
  if (left === 0) return '…'
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, left - 1)]))
}

/** An answer as text, long lists cut short and marked with `…`. */
export const answerText = (answer: object) => JSON.stringify(shortened(answer, depth), null, 2)

/** One line for a shell that asks the same. */
export const curlText = (origin: string, path: string, body: object) =>
  `curl ${origin}${path} -H 'content-type: application/json' -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`
