import { isIsoDate } from 'shared-lib/dates/iso-date'
import type { LegalParameter } from '../legal-parameter'
import * as imi from './imi'

const all: readonly LegalParameter<unknown>[] = [imi].flatMap((group) => Object.values(group))

describe('every figure of the law of property', () => {
  it('has an id of its own', () => {
    expect(all.length).toBeGreaterThan(4)
    expect(new Set(all.map((parameter) => parameter.id)).size).toBe(all.length)
  })

  it.each(all.map((parameter) => [parameter.id, parameter] as const))(
    '%s says from when, from where, by which law and how sure',
    (id, { law, confidence, reviewBy, values }) => {
      expect(id).toMatch(/^property\.[a-z-]+(\.[a-z-]+)+$/)
      expect(law.length).toBeGreaterThan(3)
      expect(['A', 'B', 'C', 'D']).toContain(confidence)
      expect(isIsoDate(reviewBy)).toBe(true)
      expect(values.length).toBeGreaterThan(0)
      for (const [index, value] of values.entries()) {
        expect(isIsoDate(value.from)).toBe(true)
        expect(value.source.length).toBeGreaterThan(10)
        if (value.to !== undefined) expect(value.to > value.from).toBe(true)
        const before = values[index - 1]
        if (before) expect(value.from > (before.to ?? before.from)).toBe(true)
      }
    },
  )
})
