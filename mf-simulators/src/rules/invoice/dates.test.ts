import { billingPeriodIn } from './dates'
import { pageLines } from './page-lines'
import cases from './testing/dates.json'
import { typed } from './testing/typed'

const periodOf = (text: string) => billingPeriodIn(pageLines(typed(text)))

// Both days count: 1 to 31 October are 31, 12 September to 11 October 19 + 11 = 30.
it.each(cases.periods)('reads $from to $to in: $text', ({ text, from, to, days }) =>
  expect(periodOf(`Período de faturação: ${text}`)).toMatchObject({
    value: { from, to, days },
    confidence: 'sure',
  }),
)

it.each(cases.none)('$text: $days days, $why', ({ text, label = 'Período de faturação:', days }) =>
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

it.each(cases.ways as [string, number | null, string][])('%s: %s days, %s', (text, days, _why) =>
  expect(periodOf(text)?.value.days ?? null).toBe(days),
)

it('prefers the period given more often, and that of the energy', () => {
  const [august, september] = ['01/08/2026 a 31/08/2026', '01/09/2026 a 30/09/2026']
  expect(periodOf(`${august}\n${september}\n${september}`)?.value.days).toBe(30)
  const lines = pageLines(typed(`Período ${august}\nPeríodo ${september}`))
  const energyOf = (_: unknown, at: number) => (at === 0 ? ('gas' as const) : ('electricity' as const))
  expect(billingPeriodIn(lines, energyOf, 'gas')).toMatchObject({ value: { days: 31 }, confidence: 'sure' })
  expect(billingPeriodIn(lines, energyOf, 'electricity')?.value.days).toBe(30)
})
