import written from './every-layout.test.json'
import { readText } from './testing/read-text'

/** What a line charges: its words, how many, of what, EUR each, VAT in percent. */
type Charge = readonly [
  label: string,
  count: number,
  unit: 'kWh' | 'dias' | 'mês',
  price: number,
  vat: number,
]

const digits = (value: number, count: number) => value.toFixed(count).replace('.', ',')
const cents = (value: number) => Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-6)
const amountOf = ([, count, , price]: Charge) => cents(count * price) / 100
const per = (unit: string) => `€/${unit.replace('dias', 'dia')}`
const heads = {
  columns: 'Descrição                                  Qtd.     Preço (€)     Valor (€)\n',
  units: 'Conceito                                   Quantidade   Unidade     Preço      Importe\n',
}

/** A line as bills print it; `%` is replaced by its VAT. */
const layouts: Readonly<Record<string, readonly [head: string, line: (charge: Charge) => string]>> = {
  columns: [
    heads.columns,
    (one) =>
      `${one[0].padEnd(43)}${one[1]} ${one[2]}     ${digits(one[3], 4)}     ${digits(amountOf(one), 2)}     %`,
  ],
  'a column of units': [
    heads.units,
    (one) =>
      `${one[0].padEnd(43)}${one[1]}          ${one[2]}         ${digits(one[3], 4)}        ${digits(amountOf(one), 2)}     %`,
  ],
  'its product': [
    '',
    (one) =>
      `${one[0]}     ${one[1]} ${one[2]} x ${digits(one[3], 4)} ${per(one[2])}     ${digits(amountOf(one), 2)} €     %`,
  ],
  'its product in brackets': [
    '',
    (one) =>
      `${one[0]} (${one[1]} ${one[2]} × ${digits(one[3], 4)} ${per(one[2])})          ${digits(amountOf(one), 2)} €     %`,
  ],
  'an equation': [
    '',
    (one) => `${one[0]}: ${one[1]} ${one[2]} * ${digits(one[3], 4)} = ${digits(amountOf(one), 2)} €     %`,
  ],
  'the price first': [
    '',
    (one) =>
      `${one[0]}     ${digits(one[3], 4)} ${per(one[2])}     ${one[1]} ${one[2]}     ${digits(amountOf(one), 2)} €     %`,
  ],
  'a sign before each amount': [
    '',
    (one) =>
      `${one[0]}     ${one[1]} ${one[2]}     € ${digits(one[3], 4)}     € ${digits(amountOf(one), 2)}     %`,
  ],
  'its numbers below its words': [
    '',
    (one) =>
      `${one[0]}\n          ${one[1]} ${one[2]}     ${digits(one[3], 4)} ${per(one[2])}     ${digits(amountOf(one), 2)} €     %`,
  ],
  'dates in words': [
    '',
    (one) =>
      `${one[0]} de 1 set a 30 set     ${one[1]} ${one[2]}     ${digits(one[3], 4)}     ${digits(amountOf(one), 2)}     %`,
  ],
  'dates in a column': [
    'Descrição                                  Período                    Quantidade     Preço unitário     Valor\n',
    (one) =>
      `${one[0].padEnd(43)}01/09/2026 - 30/09/2026     ${digits(one[1], 2)} ${one[2]}     ${digits(one[3], 6)} ${per(one[2])}     ${digits(amountOf(one), 2)} €     %`,
  ],
}

/** VAT in each line, or in lines of its own. */
function printed(
  charges: readonly Charge[],
  [head, line]: readonly [string, (one: Charge) => string],
  inLines: boolean,
) {
  const body = charges.map((one) =>
    line(one)
      .replace('%', inLines ? `${one[4]}%` : '')
      .trimEnd(),
  )
  const rates = inLines ? [] : [...new Set(charges.map(([, , , , vat]) => vat))]
  const taxes = rates.map((rate) => {
    const base = charges.filter(([, , , , vat]) => vat === rate).reduce((sum, one) => sum + amountOf(one), 0)
    return `IVA ${rate}% sobre ${digits(base, 2)} €     ${digits((base * rate) / 100, 2)} €`
  })
  const total = charges.reduce((sum, one) => sum + amountOf(one) * (1 + one[4] / 100), 0)
  return `${head}${[...body, ...taxes].join('\n')}\nTotal a pagar ${digits(total, 2)} €`
}

interface Bill {
  readonly head: string
  readonly charges: readonly Charge[]
  readonly notes?: string
  /** What is read, `!` where it is sure; nothing else of these fields is. */
  readonly read: Readonly<Record<string, string>>
}
const fields = /^(?:kwh|yearly|social)|Price$/

const bills: Readonly<Record<string, Bill>> = written as unknown as Readonly<Record<string, Bill>>

const cases = Object.entries(layouts).flatMap(([name, layout]) =>
  [true, false].map((inLines) => [name, inLines ? 'in each line' : 'apart', layout, inLines] as const),
)

describe.each(Object.entries(bills))('a bill %s', (_, { head, charges, notes = '', read }) => {
  it.each(cases)('reads the same from lines with %s, VAT %s', (_, __, layout, inLines) => {
    const found = readText(`${head}\n\n${printed(charges, layout, inLines)}\n${notes}`)
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => fields.test(name)))).toEqual(read)
  })
})
