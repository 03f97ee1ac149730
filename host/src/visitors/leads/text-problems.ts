import { fieldPath, type ProblemCollector, problemCollector } from '../../base/security/problem-collector'
import type { FieldProblem } from '../../base/security/project-error'

// A field holds lines of words: anything else in it would not come back from storage as it went in, or is no typing.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

function problemOf(text: string, limit: number): string | undefined {
  if (text.length > limit) return `Insere no máximo ${limit} caracteres`
  return unwritable.test(text) ? 'Tem caracteres que não se escrevem' : undefined
}

function look(value: unknown, limit: number, path: string, found: ProblemCollector): void {
  if (found.isFull()) return
  if (typeof value === 'string') {
    const message = problemOf(value, limit)
    if (message !== undefined) found.add(path, message)
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const one of value) look(one, limit, path, found)
  else
    for (const [name, one] of Object.entries(value)) {
      if (problemOf(name, limit)) found.add(path || 'lead', 'Tem um nome que não se escreve')
      look(one, limit, fieldPath(path, name), found)
    }
}

/**
 * Texts anywhere in an untrusted value that are longer than `limit`, or hold control characters or halves of
 * characters, by their path: the first of them.
 */
export function textProblems(value: unknown, limit: number): readonly FieldProblem[] {
  const found = problemCollector()
  look(value, limit, '', found)
  return found.problems
}
