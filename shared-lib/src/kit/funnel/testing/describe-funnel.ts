import { silentAnswers } from '../../../../testing/silent-answers'
import { carriedWords } from '../carried-words'
import { enumeratePaths } from '../enumerate-paths'
import { type Flow, nextStep, personalNames, progress, type RawAnswers, readAnswers } from '../flow'
import { addressOf, checkAnswers, readQuery } from '../funnel-address'
import { funnelGuard } from '../funnel-guard'
import { sentAnswers } from '../sent-answers'

interface Expected {
  /** The first page, where it loads before the other questions. */
  readonly start?: Flow
  /** Addresses of the questions of each way, as one text. */
  readonly ways: readonly string[]
  /** Whole answers: each field is asked in one of them at least. */
  readonly wholes: readonly RawAnswers[]
  /** Texts to try in place of a field's samples, where the day of the test or another answer refuses these. */
  readonly instead?: Readonly<Record<string, readonly string[]>>
  readonly today: string
  readonly lead: (body: object, today: string) => object
  /** Everything that the results show of these answers. Left out where they compute nothing. */
  readonly results?: (query: string) => unknown
  /** Fields that only the lead carries. */
  readonly onlyInLead?: readonly string[]
  /** Its answers are chips on the results. */
  readonly chips?: true
}

export const contact = {
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
}

/** Names of the steps that may not stay empty: others have no answer to show, or one of their own. */
const neededSlugs = ({ steps, fields }: Flow) =>
  steps
    .filter(
      ({ optional, names }) =>
        !optional &&
        names.some((name) => {
          const { optional, needed, fallback } = fields[name] ?? {}
          return needed || !(optional || fallback !== undefined)
        }),
    )
    .map(({ slug }) => slug)

/** Tests what every funnel promises: its ways, its addresses, its list of answers, and that each answer changes something. */
export function describeFunnel(flow: Flow, expected: Expected): void {
  const { start, ways, wholes, instead = {}, today, lead, results, onlyInLead = [], chips } = expected
  const paths = enumeratePaths(flow)
  const queryOf = (raw: RawAnswers) => addressOf(flow, '', raw).slice(1)

  if (start)
    it('begins alone, and counts the questions that follow', () => {
      const slug = start.steps[0]?.slug ?? ''
      expect(progress(start, {}, slug)).toEqual(progress(flow, {}, slug))
    })

  it('asks its questions in order, and reaches each of them', () => {
    expect([...new Set(paths.map(({ slugs }) => slugs.join(' ')))]).toEqual(ways)
    const reached = new Set(paths.flatMap(({ slugs }) => slugs))
    expect(neededSlugs(flow).filter((slug) => !reached.has(slug))).toEqual([])
  })

  it('goes from every answer of every way to the results, with all that is not personal', () => {
    const personal = flow.steps.flatMap((step) => personalNames(flow, step))
    for (const { raw } of paths) {
      expect(nextStep(flow, raw)).toBeUndefined()
      expect(funnelGuard(flow, { path: flow.done, query: queryOf(raw), today })).toBeUndefined()
      const kept = Object.entries(readAnswers(flow, raw)).filter(([name]) => !personal.includes(name))
      expect(readAnswers(flow, readQuery(flow, queryOf(raw)))).toEqual(Object.fromEntries(kept))
    }
  })

  it('lets each answer be changed and comes back to the list', () => {
    for (const raw of [...paths.map((one) => one.raw), ...wholes])
      for (const { slug, answer, change } of checkAnswers(flow, raw)) {
        expect(answer).not.toMatch(neededSlugs(flow).includes(slug) ? /^$|undefined/ : /undefined/)
        const [path = '', query = ''] = change.split('?')
        expect(funnelGuard(flow, { path, query, today })).toBeUndefined()
        // The same answer sent again, as the plain form does.
        const sent = { path: flow.path, query: `${query}&enviado=${slug}`, today }
        expect(funnelGuard(flow, sent)?.redirect).toContain(`${flow.path}/respostas?`)
      }
  })

  if (chips)
    it('has a short chip for every answer, which is no mere yes or no', () => {
      const raws = [...paths.map(({ raw }) => raw), ...wholes]
      const words = raws.flatMap((raw) => carriedWords(flow, raw).map(({ answer, label }) => answer || label))
      expect([...new Set(words)].filter((word) => word.length > 32 || /^(Sim|Não)\b/.test(word))).toEqual([])
    })

  it('carries every kind of answer to every question in the lead, and nothing unknown', () => {
    const result = (raw: RawAnswers) =>
      lead({ answers: sentAnswers(flow, readAnswers(flow, raw)), ...contact }, today)
    for (const raw of wholes) {
      const answers = sentAnswers(flow, readAnswers(flow, raw))
      const sent = lead({ answers: { ...answers, isAdmin: true }, ...contact, extra: 1 }, today)
      expect(sent).toMatchObject({ lead: { ...contact, marketingOptIn: false } })
      expect(sent).toHaveProperty('lead.answers', answers)
      expect(sent).not.toHaveProperty('lead.extra')
    }
    expect(silentAnswers(flow, { wholes, instead, result })).toEqual([])
  })

  if (results)
    it('moves the results by every kind of answer but those that only the lead carries', () => {
      const silent = silentAnswers(flow, { wholes, instead, result: (raw) => results(queryOf(raw)) })
      expect([...new Set(silent.map((line) => line.split(' ')[0]))]).toEqual(onlyInLead)
    })
}
