import type { Parameter } from '../src/rules/dated/dated-parameter'
import { isIsoDate } from '../src/rules/dates/iso-date'
import days from './first-days.test.json'
import { readParameters } from './review-sources'

/** First day of a value by the act that set it, which is older than the day on which it was read. */
const byLaw = days.byLaw as [id: string, value: number, from: string][]

/** Rules that began within the year before they were read, or whose older text was not found. */
const recent: Readonly<Record<string, string>> = days.recent

it('every parameter has one id, a law, a review day, and values with a source, one after the other', async () => {
  const all = await readParameters()
  const faults = all.flatMap((one) => {
    const { id, law, confidence, reviewBy, note = '', values } = one as Parameter<unknown>
    const isSourced = law.length > 3 && /^[A-D]$/.test(confidence) && isIsoDate(reviewBy)
    const isKnown = values.length > 0 || note.includes('not found')
    const late = values.filter(({ from, to, source }, index) => {
      const before = values[index - 1]
      const inOrder = !before || from > (before.to ?? before.from)
      const ends = to === undefined || (isIsoDate(to) && to > from)
      return !isIsoDate(from) || source.length < 6 || !ends || !inOrder
    })
    return isSourced && isKnown && late.length === 0
      ? []
      : [id, ...late.map(({ from }) => `${id} of ${from}`)]
  })
  expect(faults).toEqual([])
  expect(all.length).toBeGreaterThan(160)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

describe('the first day of a value', () => {
  it('is that of the act that set it', async () => {
    const all = await readParameters()
    const fromOf = (id: string, index: number) => all.find((one) => one.id === id)?.values[index]?.from
    expect(byLaw.map(([id, index]) => [id, index, fromOf(id, index)])).toEqual(byLaw)
  })

  it('is not the day on which it was read', async () => {
    const late = (await readParameters()).filter(({ values: [first], ...rest }) => {
      const { reviewed = '9999', own } = rest as { reviewed?: string; own?: true }
      return !own && first && !first.to && Number(reviewed.slice(0, 4)) - Number(first.from.slice(0, 4)) < 2
    })
    expect(late.map(({ id }) => id).sort()).toEqual(Object.keys(recent).sort())
  })
})
