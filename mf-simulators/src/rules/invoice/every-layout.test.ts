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

const place = 'Local de consumo: Rua do Teste 5, 3000-150 Coimbra'
const period = 'Período de faturação: 01/09/2026 a 30/09/2026'
const electricity = `${place}     CPE PT 0002 0000 1111 4242 AB     Potência contratada 4,6 kVA     tarifa simples\n${period}`
const gas = `${place}     CUI PT1604000027272828QR     Escalão 2\n${period}`
const iec: Charge = ['IEC', 243, 'kWh', 0.001, 23]
const cav: Charge = ['Contribuição Audiovisual', 1, 'mês', 2.85, 6]
const power: Charge = ['Potência contratada', 30, 'dias', 0.3127, 23]

interface Bill {
  readonly head: string
  readonly charges: readonly Charge[]
  readonly notes?: string
  /** What is read, `!` where it is sure; nothing else of these fields is. */
  readonly read: Readonly<Record<string, string>>
}
const fields = /^(?:kwh|yearly|social)|Price$/

const bills: Readonly<Record<string, Bill>> = {
  'with limits of a yearly use below': {
    head: `EDP Comercial\n${electricity}`,
    charges: [['Energia ativa', 243, 'kWh', 0.1584, 23], power, iec, cav, ['Taxa DGEG', 1, 'mês', 0.07, 23]],
    notes: `A contribuição não é devida por clientes cujo consumo fique aquém dos 400 kWh anuais.
Uma família portuguesa consome, em média, 2 400 kWh/ano.
Limite de isenção: 400 kWh/ano     Consumos > 400 kWh/ano pagam a contribuição audiovisual.`,
    read: { kwhElectricity: '243!', energyPrice: '0,1584!', powerPrice: '0,3127!' },
  },
  'with words about the social tariff below': {
    head: `Goldenergy\n${electricity}`,
    charges: [['Consumo Eletricidade Simples', 243, 'kWh', 0.1584, 23], power, iec, cav],
    notes: `Tarifa social: consulte as condições em goldenergy.pt.
A tarifa social dá, em média, um desconto de -12,50 €
Recebe o RSI? O desconto da tarifa social é de 33,8 %.
Desconto tarifa social: -0,0513 €/kWh para clientes elegíveis`,
    read: { kwhElectricity: '243!', energyPrice: '0,1584!', powerPrice: '0,3127!' },
  },
  'of networks apart': {
    head: `Iberdrola Clientes Portugal\n${electricity}`,
    charges: [
      ['Energia', 243, 'kWh', 0.0912, 23],
      ['Tarifa de Acesso às Redes - Energia', 243, 'kWh', 0.0607, 23],
      ['Potência', 30, 'dias', 0.1012, 23],
      ['Uso das redes (potência)', 30, 'dias', 0.2291, 23],
      iec,
    ],
    read: { kwhElectricity: '243!', energyPrice: '0,1519!', powerPrice: '0,3303!' },
  },
  'of networks apart in two periods': {
    head: `Endesa\n${electricity.replace('tarifa simples', 'bi-horário ciclo diário')}`,
    charges: [
      ['Energia Fora de Vazio', 143, 'kWh', 0.1112, 23],
      ['Energia Vazio', 100, 'kWh', 0.0712, 23],
      ['Acesso às Redes Fora de Vazio', 143, 'kWh', 0.0907, 23],
      ['Acesso às Redes Vazio', 100, 'kWh', 0.0207, 23],
      power,
      iec,
    ],
    read: {
      ...{ kwhOutsideOffPeak: '143!', kwhOffPeak: '100!', kwhElectricity: '243?' },
      ...{ outsideOffPeakPrice: '0,2019!', offPeakPrice: '0,0919!', powerPrice: '0,3127!' },
    },
  },
  'of three prices of the power': {
    head: `MEO Energia\n${electricity}`,
    charges: [
      ['Energia', 243, 'kWh', 0.1584, 23],
      ['Potência', 10, 'dias', 0.3, 23],
      ['Potência', 12, 'dias', 0.31, 23],
      ['Potência', 8, 'dias', 0.35, 23],
      iec,
    ],
    read: { kwhElectricity: '243!', energyPrice: '0,1584!', powerPrice: '0,317333?' },
  },
  'of two prices and a correction': {
    head: `EDP Comercial\n${electricity}`,
    charges: [
      ['Consumo real', 203, 'kWh', 0.15, 23],
      ['Consumo estimado', 80, 'kWh', 0.17, 23],
      ['Regularização de consumo estimado', -40, 'kWh', 0.15, 23],
      power,
      iec,
    ],
    read: { kwhElectricity: '243!', energyPrice: '0,155654?', powerPrice: '0,3127!' },
  },
  'of gas with corrections and taxes': {
    head: `Galp\nFatura de gás natural\n${gas}`,
    charges: [
      ['Consumo real de gás natural', 349, 'kWh', 0.0682, 23],
      ['Consumo estimado de gás natural', 146, 'kWh', 0.0682, 23],
      ['Anulação de consumo estimado', -157, 'kWh', 0.0682, 23],
      ['Acerto de consumo', -258, 'kWh', 0.0682, 23],
      ['Acesso às redes', 80, 'kWh', 0.039, 23],
      ['Termo fixo', 30, 'dias', 0.11, 23],
      ['ISP', 80, 'kWh', 0.0153, 23],
      ['Taxa de carbono', 80, 'kWh', 0.014, 23],
      ['TOS variável', 80, 'kWh', 0.0021, 23],
      ['TOS fixa', 30, 'dias', 0.004, 23],
    ],
    read: { kwhGas: '80!', gasEnergyPrice: '0,1072!', gasFixedPrice: '0,11!' },
  },
}

const cases = Object.entries(layouts).flatMap(([name, layout]) =>
  [true, false].map((inLines) => [name, inLines ? 'in each line' : 'apart', layout, inLines] as const),
)

describe.each(Object.entries(bills))('a bill %s', (_, { head, charges, notes = '', read }) => {
  it.each(cases)('reads the same from lines with %s, VAT %s', (_, __, layout, inLines) => {
    const found = readText(`${head}\n\n${printed(charges, layout, inLines)}\n${notes}`)
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => fields.test(name)))).toEqual(read)
  })
})
