import { figures } from './figures'

it.each([
  ['payroll.ias', '2026-01-01', ['537,13 € por mês']],
  ['payroll.minimum-wage.madeira', '2026-01-01', ['980 € por mês']],
  ['payroll.meal-allowance', '2026-01-01', ['6,15 € por dia', '10,46 € por dia']],
  ['property.imi.family-deduction', '2023-01-01', ['30 €', '70 €', '140 €']],
  ['municipal.imi-rate', '2025-01-01', ['294 de 308', expect.stringMatching(/^0,3 a 0,\d+ %$/)]],
  ['credit.euribor', '2026-09-01', Array(3).fill(expect.stringMatching(/^[\d,]+ %, 1 mês$/))],
])('%s from %s', (id, from, texts) => {
  const value = figures.find((figure) => figure.id === id)?.values.find((one) => one.from === from)
  expect(value?.lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(texts)
})

it('gives numbers to programs, and tables in words alone: their licences and their size', () => {
  const of = (id: string) => figures.find((figure) => figure.id === id)?.values.at(-1)
  expect(of('payroll.ias')).toMatchObject({ value: 537.13 })
  for (const id of ['payroll.withholding-tables', 'credit.euribor', 'municipal.imi-rate'])
    expect(of(id)).not.toHaveProperty('value')
})
