import { readTexts } from 'shared-lib/form/form'
import type { Proposal } from 'shared-lib/notebook/notebook'
import { rankProposals } from 'shared-lib/notebook/rank-proposals'
import { telecomFields } from '../domain/telecom.fields'
import { telecomNotebook } from './telecom-notebook'

const costOf = (texts: Readonly<Record<string, string>>) => {
  const reading = readTexts(telecomNotebook.form, texts)
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  return telecomNotebook.cost(reading.input)
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

it('counts the promotion and the price that follows over 24 months, with 12 and 36 beside', () => {
  const { cents, beside, notes = [] } = costOf({ price: '24,99', promoMonths: '12', laterPrice: '34,99' })
  expect(cents).toBe(71_976)
  expect(beside?.map((one) => one.cents)).toEqual([2999, 29_988, 113_964])
  expect(notes.map(spaced)).toEqual(['Sobe de 24,99 € para 34,99 € ao 13.º mês.'])
})

it('adds what is paid once and by month, takes off what is given, and rises after a year', () => {
  const { cents, parts } = costOf({
    ...{ price: '20', once: '50', equipment: '5', credits: '30' },
    yearlyRise: '10',
  })
  // 24 × 20 + 50 + 24 × 5 − 30 and 12 × 2 of the rise.
  expect(cents).toBe(64_400)
  expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
})

it('asks for the price that follows a promotion', () =>
  expect(readTexts(telecomNotebook.form, { price: '20', promoMonths: '12' })).toMatchObject({
    problems: [{ field: 'laterPrice', message: 'Escreve a mensalidade que se segue' }],
  }))

it('puts what looks cheaper behind what is, and what lacks something behind both', () => {
  const proposals: readonly Proposal[] = [
    { id: '1', name: 'A', texts: { price: '24,99', promoMonths: '12', laterPrice: '39,99' } },
    { id: '2', name: 'B', texts: { price: '30', once: '45' } },
    { id: '3', name: 'C', texts: { price: '31,50' } },
    { id: '4', name: 'D', texts: { price: '10', fits: 'some' } },
  ]
  expect(rankProposals(telecomNotebook, proposals).map(({ proposal }) => proposal.name)).toEqual([
    'C',
    'B',
    'A',
    'D',
  ])
})

it('shares no name with an answer: both stand in one address', () => {
  for (const name of Object.keys(telecomNotebook.form.fields)) expect(telecomFields).not.toHaveProperty(name)
})
