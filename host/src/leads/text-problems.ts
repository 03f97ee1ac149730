import type { FieldProblem } from '../security/project-error'

// A field holds lines of words: anything else in it would not come back from storage as it went in, or is no typing.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

function problemOf(text: string, limit: number): string | undefined {
  if (text.length > limit) return `Insere no máximo ${limit} caracteres`
  return unwritable.test(text) ? 'Tem caracteres que não se escrevem' : undefined
}

/**
 * Texts anywhere in an untrusted value that are longer than `limit`, or hold control characters or halves of
 * characters, by their path.
 */
export function textProblems(value: unknown, limit: number, path = ''): readonly FieldProblem[] {
  if (typeof value === 'string') {
    const message = problemOf(value, limit)
    return message === undefined ? [] : [{ field: path, message }]
  }
  if (typeof value !== 'object' || value === null) return []
  const inside = Array.isArray(value) ? value.map((one) => ['', one] as const) : Object.entries(value)
  return inside.flatMap(([name, one]) => [
    ...(problemOf(name, limit) ? [{ field: path || 'lead', message: 'Tem um nome que não se escreve' }] : []),
    ...textProblems(one, limit, [path, name].filter(Boolean).join('.')),
  ])
}
