import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldPath, problemCollector } from './problem-collector'
import { type FieldProblem, ProjectError } from './project-error'

/**
 * More than any form, report or calculation of ours needs: the largest body that a calculator takes has 1,733 values.
 * Deeper or longer bodies must not reach code that walks them.
 */
export const jsonLimits = { levels: 8, values: 2000 } as const
const most = jsonLimits

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
  /** A member of a list is named after the list. */
  readonly path: string
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs
const colon = /\s*:/y

const isName = (text: string, end: number) => {
  colon.lastIndex = end
  return colon.test(text)
}

/**
 * Members named twice, by their path, and levels beyond the deepest: `JSON.parse` reports neither. Only for valid JSON:
 * in other text each unclosed quote would be searched for to the end.
 */
function faultsOf(json: string): readonly FieldProblem[] {
  const problems = problemCollector()
  const levels: Level[] = []
  let name = ''
  const pathOf = (level: Level | undefined) =>
    level?.names ? fieldPath(level.path, name) : (level?.path ?? '')
  for (const { 0: found, index } of json.matchAll(token)) {
    if (problems.isFull()) break
    const level = levels.at(-1)
    if (found === '{' || found === '[') {
      if (levels.length === most.levels) {
        problems.add(pathOf(level), 'Tem demasiados níveis')
        break
      }
      levels.push({ names: found === '{' ? new Set() : undefined, path: pathOf(level) })
    } else if (found === '}' || found === ']') levels.pop()
    else if (level?.names && isName(json, index + found.length)) {
      name = nameOf(found)
      if (level.names.has(name)) problems.add(pathOf(level), 'Aparece mais de uma vez')
      if (name === '__proto__') problems.add(pathOf(level), 'Este nome não é permitido')
      level.names.add(name)
    }
  }
  return problems.problems
}

/** Number of values in a value, itself included, counted up to the limit plus one. Not for deep values. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const one of Object.values(value)) {
    count += countOf(one)
    if (count > most.values) break
  }
  return count
}

const nameOf = (quoted: string): string => JSON.parse(quoted)

/**
 * Reads a body that allows one reading only: UTF-8, every member once, neither deep nor many. Takes time in proportion
 * to its length.
 * @throws ProjectError 400 naming the invalid members
 */
export function strictJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    const faults = faultsOf(text)
    if (faults.length > 0) throw malformed(faults)
    if (countOf(value) > most.values) throw malformed([{ field: '', message: 'Tem demasiados valores' }])
    return value
  } catch (cause) {
    throw cause instanceof ProjectError ? cause : malformed(undefined, cause)
  }
}

/** @throws ProjectError 415 for a body that declares another encoding */
export function refuseEncodings(headers: Readonly<Record<string, unknown>>): void {
  const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(String(headers['content-type']))?.[1]
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset)
  const isPlain = /^(identity)?$/i.test(String(headers['content-encoding'] ?? ''))
  if (!isUtf8 || !isPlain) throw wrongEncoding()
}

/** Takes JSON alone, as `strictJson` reads it. */
export function takeStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseEncodings(request.headers)
      return strictJson(body)
    },
  )
}
