import { type FieldProblem, ProjectError } from '../security/project-error'

/** Deeper than any form of ours; what is made to be deep should not reach code that walks it. */
const deepest = 8

const malformed = (errors?: readonly FieldProblem[], cause?: unknown) =>
  new ProjectError({
    code: 'malformed-request',
    status: 400,
    title: 'O pedido está mal formado',
    ...(errors && { errors }),
    cause,
  })

const wrongEncoding = () =>
  new ProjectError({
    code: 'unsupported-content-type',
    status: 415,
    title: 'O pedido tem de ser enviado em JSON, em UTF-8 e sem compressão',
  })

interface Level {
  /** Undefined in a list. */
  readonly names: Set<string> | undefined
  /** What stands in a list is named after the list. */
  readonly path: string
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs
const colon = /\s*:/y

const isName = (text: string, end: number) => {
  colon.lastIndex = end
  return colon.test(text)
}

/** Members named twice, by their path, and levels beyond the deepest: `JSON.parse` says nothing of either. */
function faultsOf(text: string): readonly FieldProblem[] {
  const faults: FieldProblem[] = []
  const levels: Level[] = []
  let name = ''
  const pathOf = (level: Level | undefined) =>
    level?.names ? [level.path, name].filter(Boolean).join('.') : (level?.path ?? '')
  for (const { 0: found, index } of text.matchAll(token)) {
    const level = levels.at(-1)
    if (found === '{' || found === '[') {
      if (levels.length === deepest)
        return [...faults, { field: pathOf(level), message: 'Tem demasiados níveis' }]
      levels.push({ names: found === '{' ? new Set() : undefined, path: pathOf(level) })
    } else if (found === '}' || found === ']') levels.pop()
    else if (level?.names && isName(text, index + found.length)) {
      name = nameOf(found)
      if (level.names.has(name)) faults.push({ field: pathOf(level), message: 'Aparece mais de uma vez' })
      if (name === '__proto__') faults.push({ field: pathOf(level), message: 'Este nome não é permitido' })
      level.names.add(name)
    }
  }
  return faults
}

function nameOf(quoted: string): string {
  try {
    return JSON.parse(quoted)
  } catch {
    return quoted // the whole is no JSON then, which is said in its turn
  }
}

/**
 * Reads a body that must leave no doubt what it says: UTF-8, every member once, not too deep.
 * @throws ProjectError 400 naming the members in trouble
 */
export function strictJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const faults = faultsOf(text)
    if (faults.length > 0) throw malformed(faults)
    return JSON.parse(text)
  } catch (cause) {
    throw cause instanceof ProjectError ? cause : malformed(undefined, cause)
  }
}

/** @throws ProjectError 415 for a body that says to be in another encoding */
export function refuseEncodings(headers: Readonly<Record<string, unknown>>): void {
  const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(String(headers['content-type']))?.[1]
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset)
  const isPlain = /^(identity)?$/i.test(String(headers['content-encoding'] ?? ''))
  if (!isUtf8 || !isPlain) throw wrongEncoding()
}
