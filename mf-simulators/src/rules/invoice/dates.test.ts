import { billingPeriodIn } from './dates'
import { pageLines } from './page-lines'
import { typed } from './testing/typed'

const periodOf = (text: string) => billingPeriodIn(pageLines(typed(text)))

// Both days count: 1 to 31 October are 31, 12 September to 11 October 19 + 11 = 30.
it.each([
  { text: '01/10/2026 a 31/10/2026', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: '2026-10-01 a 2026-10-31', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: '01-10-26 a 31-10-26', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: '1 a 31 de outubro de 2026', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: '12/09 a 11/10/2026', from: '2026-09-12', to: '2026-10-11', days: 30 },
  { text: '12/12 a 11/01/2026', from: '2025-12-12', to: '2026-01-11', days: 31 },
  { text: '12 de dezembro a 11 de janeiro de 2026', from: '2025-12-12', to: '2026-01-11', days: 31 },
])('reads $from to $to in: $text', ({ text, from, to, days }) =>
  expect(periodOf(`Período de faturação: ${text}`)).toMatchObject({
    value: { from, to, days },
    confidence: 'sure',
  }),
)

it.each([
  { text: '01/10/2026 a 04/10/2026', days: undefined, why: 'four days are no period' },
  { text: '01/10/2026 a 05/10/2026', days: 5, why: 'five may be' },
  { text: '01/10/2025 a 04/11/2026', days: 400, why: '365 + 31 + 4' },
  { text: '01/10/2025 a 05/11/2026', days: undefined, why: 'over 13 months' },
  { text: '31/02/2026 a 31/03/2026', days: undefined, why: 'there is no such day' },
  { text: '01/10/2026 a 31/10/2026', label: 'Contrato de', days: undefined, why: 'that of the contract' },
])('$text: $days days, $why', ({ text, label = 'Período de faturação:', days }) =>
  expect(periodOf(`${label} ${text}`)?.value.days).toBe(days),
)

it('prefers the period with the label, and doubts among several', () => {
  const unlabelled = 'De 01/09/2026 a 30/09/2026'
  const labelled = 'Período de faturação: 01/10/2026 a 31/10/2026'
  expect(periodOf(`${unlabelled}\n${labelled}`)).toMatchObject({ value: { days: 31 }, confidence: 'sure' })
  expect(periodOf(unlabelled)).toMatchObject({ value: { days: 30 }, confidence: 'check' })
  expect(periodOf(`Período de faturação: 01/09/2026 a 30/09/2026\n${labelled}`)).toMatchObject({
    confidence: 'check',
    note: 'A fatura traz mais do que um período.',
  })
})

it.each([
  ['Período: 08/02/2024 a 08/03/2024', 29, 'the day of a reading is billed once'],
  ['Período: 12 NOV 2017 a 12 DEZ 2017', 30, 'in words too'],
  ['Período: 31/01/2026 a 28/02/2026', 29, 'other days are both billed'],
  ['Faturado de 01.10.2026 até 31.10.2026', 31, 'with points'],
  ['Consumo de 01/10/2026 - 31/10/2026', 31, 'with a dash'],
  ['Consumo entre 01/10/2026 e 31/10/2026', 31, 'between two'],
  ['Consumo 01/10/2026 31/10/2026', 31, 'without a word'],
  ['Consumo 01/10/2026, emitida 31/10/2026', undefined, 'not with another word'],
  ['Período: 31/10/2026 a 01/10/2026', undefined, 'not backwards'],
  ['Comunicar leitura de 28/10/2026 a 31/12/2026', undefined, 'not to read the meter'],
  ['Período de faturação\n01/10/2026 a 31/10/2026', 31, 'below its label'],
])('%s: %s days, %s', (text, days, _why) => expect(periodOf(text)?.value.days).toBe(days))

it('prefers the period given more often, and that of the energy', () => {
  const [august, september] = ['01/08/2026 a 31/08/2026', '01/09/2026 a 30/09/2026']
  expect(periodOf(`${august}\n${september}\n${september}`)?.value.days).toBe(30)
  const lines = pageLines(typed(`Período ${august}\nPeríodo ${september}`))
  const energyOf = (_: unknown, at: number) => (at === 0 ? ('gas' as const) : ('electricity' as const))
  expect(billingPeriodIn(lines, energyOf, 'gas')).toMatchObject({ value: { days: 31 }, confidence: 'sure' })
  expect(billingPeriodIn(lines, energyOf, 'electricity')?.value.days).toBe(30)
})
