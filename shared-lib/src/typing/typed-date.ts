export type TypedDateFormat = 'DD/MM/YYYY' | 'MM/YYYY' | 'YYYY'

const groups = { 'DD/MM/YYYY': [2, 2, 4], 'MM/YYYY': [2, 4], YYYY: [4] } as const

/**
 * Writes the slashes while a date is typed: `1203` becomes `12/03`. Slashes already typed end a group early, so
 * `1/3/1990` becomes `01/03/1990`. Nothing is refused here: whether it is a date is validation's question.
 */
export function typedDate(text: string, format: TypedDateFormat): string {
  const sizes = groups[format]
  const parts: string[] = []
  let rest = text.replace(/[^\d/.-]/g, '').replace(/[.-]/g, '/')
  for (const size of sizes) {
    const digits = /^\d*/.exec(rest.slice(0, size))?.[0] ?? ''
    if (digits === '') break
    rest = rest.slice(digits.length)
    const closed = rest.startsWith('/')
    if (closed) rest = rest.replace(/^\/+/, '')
    const last = parts.length === sizes.length - 1
    parts.push(closed && !last ? digits.padStart(size, '0') : digits)
    if (closed && rest === '' && !last) return `${parts.join('/')}/`
    if (digits.length < size && !closed) break
  }
  return parts.join('/')
}
