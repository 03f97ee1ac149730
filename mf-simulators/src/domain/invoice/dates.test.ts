import { billingPeriodIn } from './dates'
import { pageLines } from './page-lines'
import { typed } from './testing/typed'

const periodOf = (text: string) => billingPeriodIn(pageLines(typed(text)))

// Both days count: 1 to 31 October are 31, 12 September to 11 October 19 + 11 = 30.
it.each([
  { text: 'Período de faturação: 01/10/2026 a 31/10/2026', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: 'Período de faturação: 2026-10-01 a 2026-10-31', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: 'Período de faturação: 01-10-26 a 31-10-26', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: 'Período de faturação: 1 a 31 de outubro de 2026', from: '2026-10-01', to: '2026-10-31', days: 31 },
  { text: 'Período de faturação: 12/09 a 11/10/2026', from: '2026-09-12', to: '2026-10-11', days: 30 },
  { text: 'Período de faturação: 12/12 a 11/01/2026', from: '2025-12-12', to: '2026-01-11', days: 31 },
  {
    text: 'Período de faturação: 12 de dezembro a 11 de janeiro de 2026',
    from: '2025-12-12',
    to: '2026-01-11',
    days: 31,
  },
])('reads $from to $to in: $text', ({ text, from, to, days }) =>
  expect(periodOf(text)).toMatchObject({ value: { from, to, days }, confidence: 'sure' }),
)

it.each([
  { text: 'Período de faturação: 01/10/2026 a 04/10/2026', days: undefined, why: 'four days are no period' },
  { text: 'Período de faturação: 01/10/2026 a 05/10/2026', days: 5, why: 'five may be' },
  { text: 'Período de faturação: 01/10/2025 a 04/11/2026', days: 400, why: '365 + 31 + 4' },
  {
    text: 'Período de faturação: 01/10/2025 a 05/11/2026',
    days: undefined,
    why: 'longer than a year and a month',
  },
  { text: 'Período de faturação: 31/02/2026 a 31/03/2026', days: undefined, why: 'there is no such day' },
  { text: 'Contrato de 01/10/2026 a 31/10/2026', days: undefined, why: 'that of the contract' },
])('$text: $days days, $why', ({ text, days }) => expect(periodOf(text)?.value.days).toBe(days))

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
