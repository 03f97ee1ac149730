import fc from 'fast-check'
import Fastify from 'fastify'
import { processorCost } from '../testing/processor-cost'
import { logOptions, redactLine, redactText } from './redact-text'
import { redactUrl } from './redact-url'
import cases from './testing/redact-text.json'

const seed = 20261122

it.each(cases.texts)('writes %s as %s', (text, shown) => expect(redactText(text)).toBe(shown))

it.each(cases.facts)('keeps %s, a fact that operators need', (text) => expect(redactText(text)).toBe(text))

const letters = (from: string, size: number) =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: size }).map((all) => all.join(''))
const email = fc
  .tuple(letters('abzéç019._+-%', 30), letters('abz09-', 20), fc.constantFrom('pt', 'com', 'gov.pt'))
  .map(([local, domain, top]) => `q${local}@w${domain}.${top}`)
const digits = (first: string, rest: number) => {
  const after = fc.array(fc.constantFrom(...'0123456789'), { minLength: rest, maxLength: rest })
  return fc.tuple(fc.constantFrom(...first), after).map(([one, more]) => one + more.join(''))
}
const codes = fc.constantFrom('', '+351', '00351', '351')
const gaps = fc.constantFrom('', ' ', '.', '-', ' - ')
const number = fc
  .tuple(codes, digits('1259', 8), gaps)
  .map(([code, nine, gap]) => [code, ...(nine.match(/.{3}/g) ?? [])].filter(Boolean).join(gap))
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
const personal = fc.oneof(email, number, key)

const once = (text: string) => encodeURIComponent(text)
/** Wherever a person types it, and however a program writes that. */
const places: readonly ((text: string) => string)[] = [
  (text) => `/energia/${once(text)}`,
  (text) => `/energia/${once(once(text))}/x`,
  (text) => `/energia/${text.replaceAll(' ', '%20')}?a=1`,
  (text) => `/energia/simular?utm_source=${once(text)}`,
  (text) => `/energia/simular?${new URLSearchParams({ email: text, utm_term: text })}#${text}`,
  (text) => `https://exemplo.pt/%E0%A4%A/${once(text)}`,
  (text) => `Error: (${text}) is "wrong"`,
  (text) => `campo=${text}&b: 404 ${text}, ${text}\n  at x`,
  (text) => JSON.stringify({ [text]: `telefone${text.startsWith('q') ? ` ${text}` : `: ${text}`}` }),
]

const bare = (text: string) => {
  let now = text
  for (let times = 0; times < 3; times += 1)
    now = now.replace(/%[\da-f]{2}/gi, (found) => {
      try {
        return decodeURIComponent(found)
      } catch {
        return found
      }
    })
  return now.replace(/[\s.()+-]/g, '')
}

it.each([
  ['an address', redactUrl],
  ['a message', redactText],
  ['a line of a log', (text: string) => redactLine(JSON.stringify({ level: 30, err: { message: text } }))],
])('shows in %s nothing that names a person or opens something', (_, redact) =>
  fc.assert(
    fc.property(personal, fc.constantFrom(...places), (text, place) => {
      expect(bare(redact(place(text)))).not.toContain(bare(text).slice(-9))
    }),
    { seed, numRuns: 120 },
  ),
)

/** As `fc.string({ unit: 'binary' })`, which takes a second to be made. */
const anyText = fc.array(fc.nat(0x10_ff_ff)).map((points) => String.fromCodePoint(...points))

it('leaves a line of a log what it was, but for what it hides', () =>
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.oneof(fc.string(), fc.double(), fc.boolean())), (line) => {
      const shown: Record<string, unknown> = JSON.parse(redactLine(JSON.stringify(line)))
      const texts = Object.values(line).filter((value) => typeof value === 'string')
      const kept = new Set(Object.values(shown))
      expect(texts.map(redactText).filter((text) => !kept.has(text))).toEqual([])
    }),
    { seed, numRuns: 40 },
  ))

it('hides a number that is no text too', () => {
  const line = '{"time":1764000000000,"nif":123456789,"all":[912345678,1]}'
  expect(redactLine(line)).toBe('{"time":1764000000000,"nif":"[number]","all":["[number]",1]}')
})

const repeated = [...'a @ a@ 1@ / /pedido/ %40 %25 1 +1 " \\ token= Aa1 351 %20'.split(' '), '1 ', ' ']

// Ten times the text may cost about ten times the work: a bad pattern takes a hundred times or more.
it.each(repeated)('takes a time that grows with the length alone for %j repeated', (part) => {
  const line = (size: number) => JSON.stringify({ message: part.repeat(size / part.length) })
  const cost = (size: number) => {
    const text = line(size)
    redactLine(text)
    return processorCost(() => redactLine(text), 3)
  }
  expect(cost(50_000)).toBeLessThan(40 * cost(5_000) + 20_000)
})

it('reads every line that a host writes, whatever part wrote it', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { ...logOptions('info'), stream } })
  app.get('/:name', async (request) => {
    request.log.info({ phone: 912345678 }, `asked for ${request.url}`)
    throw new Error('ana@exemplo.pt cannot be read')
  })
  await app.inject('/ana%40exemplo.pt?nif=123456789')
  const log = lines.join('')
  expect(log).toMatch(/cannot be read/)
  expect(log).not.toMatch(/exemplo\.pt|912345678|123456789/)
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'))
})
