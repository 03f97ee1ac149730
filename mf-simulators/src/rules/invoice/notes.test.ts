import { fieldFindings } from './invoice-fields'
import { readInvoice } from './read-invoice'
import cases from './testing/notes.json'
import { typed } from './testing/typed'

const found = (lines: string) => {
  const findings = readInvoice(typed(`CPE PT0002000011114242AB   Potência contratada 4,6 kVA\n${lines}`))
  return { ...fieldFindings(findings), total: findings.total }
}

it.each(cases.notes as [keyof ReturnType<typeof found>, string, string | null][])(
  'explains for %s in %j why it is to be checked',
  (field, lines, note) => {
    const text = found(lines)[field]?.note
    if (note) expect(text).toMatch(new RegExp(note))
    else expect(text).toBeUndefined()
  },
)

it('shows the lines that a value was read from', () => {
  const { energyPrice, total } = found(
    'Energia 200 kWh 0,15 30,00\nAcesso às redes 200 kWh 0,06 12,00\nSaldo anterior a pagar 5,00 €\nTotal a pagar 51,66 €',
  )
  expect(energyPrice?.evidence.map(({ page, text }) => [page, text])).toEqual([
    [1, 'Energia 200 kWh 0,15 30,00'],
    [1, 'Acesso às redes 200 kWh 0,06 12,00'],
  ])
  expect(total?.evidence.map(({ text }) => text)).toEqual(['Total a pagar 51,66 €'])
})
