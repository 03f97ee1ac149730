import type { FieldProblem } from '../../base/security/project-error'
import { fieldPath, type ToldFields, toldFields } from '../../base/security/told-fields'

// A field holds lines of words: anything else in it would not come back from storage as it went in, or is no typing.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

function problemOf(text: string, limit: number): string | undefined {
  if (text.length > limit) return `Insere no máximo ${limit} caracteres`
  return unwritable.test(text) ? 'Tem caracteres que não se escrevem' : undefined
}

function look(value: unknown, limit: number, path: string, told: ToldFields): void {
  if (told.enough()) return
  if (typeof value === 'string') {
    const message = problemOf(value, limit)
    if (message !== undefined) told.tell(path, message)
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const one of value) look(one, limit, path, told)
  else
    for (const [name, one] of Object.entries(value)) {
      if (problemOf(name, limit)) told.tell(path || 'lead', 'Tem um nome que não se escreve')
      look(one, limit, fieldPath(path, name), told)
    }
}

/**
 * Texts anywhere in an untrusted value that are longer than `limit`, or hold control characters or halves of
 * characters, by their path: the first of them.
 */
export function textProblems(value: unknown, limit: number): readonly FieldProblem[] {
  const told = toldFields()
  look(value, limit, '', told)
  return told.problems
}
