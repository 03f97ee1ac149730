import { choice, count, decimal, euros, neededWhen, optional, tick, when } from 'shared-lib/kit/form/fields'
import type { InputField, Values } from 'shared-lib/kit/form/input-field'
import { textField } from 'shared-lib/kit/form/text-field'

/** How the meter counts: one price, off-peak and the rest, or peak, mid and off-peak. */
const meter = choice({
  label: 'Que tipo de tarifa tens?',
  hint: 'Na fatura chama-se «ciclo» ou «opção horária». Se só tens um preço por kWh, é simples.',
  description: 'How the meter counts: simple, bi-hourly or tri-hourly.',
  options: { simple: 'Simples', bi: 'Bi-horário', tri: 'Tri-horário' },
})

type Meter = 'simple' | 'bi' | 'tri'

interface MeterPeriod {
  readonly kwh: 'kwhElectricity' | 'kwhPeak' | 'kwhMid' | 'kwhOutsideOffPeak' | 'kwhOffPeak'
  readonly price: 'energyPrice' | 'peakPrice' | 'midPrice' | 'outsideOffPeakPrice' | 'offPeakPrice'
  /** The meters that count it. */
  readonly meters: readonly Meter[]
  /** As in «kWh em vazio»; '' where there is only one. */
  readonly when: string
  /** The same for programs. */
  readonly hours: string
}

/** Every period that a bill may name, in the order of its lines. */
export const meterPeriods: readonly MeterPeriod[] = [
  { kwh: 'kwhElectricity', price: 'energyPrice', meters: ['simple'], when: '', hours: 'all hours' },
  { kwh: 'kwhPeak', price: 'peakPrice', meters: ['tri'], when: 'em ponta', hours: 'peak hours (ponta)' },
  { kwh: 'kwhMid', price: 'midPrice', meters: ['tri'], when: 'em cheias', hours: 'mid hours (cheias)' },
  {
    kwh: 'kwhOutsideOffPeak',
    price: 'outsideOffPeakPrice',
    meters: ['bi'],
    when: 'fora de vazio',
    hours: 'hours out of off-peak (fora de vazio)',
  },
  {
    kwh: 'kwhOffPeak',
    price: 'offPeakPrice',
    meters: ['bi', 'tri'],
    when: 'em vazio',
    hours: 'off-peak hours (vazio)',
  },
]

export const counts = (meters: readonly Meter[], given: unknown) =>
  meters.some((one) => one === (given ?? 'simple'))

/** Needed as soon as one of these names has an answer: half a bill would be priced as none. */
const beside = <Value>(names: readonly string[], field: InputField<Value>) =>
  neededWhen((answers) => names.some((name) => answers[name] !== undefined), optional(field))

/** kWh of a bill; `what` as in «kWh em vazio». */
const kwhField = (what: string, hours: string, group: readonly string[]) =>
  beside(
    group,
    decimal({
      label: `kWh ${what}`,
      description: `kWh of ${hours}, of a year or of what the period says.`,
      unit: 'kWh',
      min: 1,
      max: 200_000,
      decimals: 2,
      missing: `Faltam os kWh ${what}`,
      invalid: `Escreve os kWh ${what} em algarismos, por exemplo 180`,
    }),
  )

/** Period of the typed kWh: a month taken for a year would be twelve times too little. */
const kwhPeriodField = (group: readonly string[]) =>
  beside(
    group,
    choice({
      label: 'Esse consumo é de…',
      description: 'What the kWh cover; a year when missing.',
      missing: 'Diz se os kWh são de um mês ou de um ano',
      options: { month: 'Um mês', year: 'Um ano' },
    }),
  )

interface PriceOptions {
  readonly label: string
  /** For programs. */
  readonly description: string
  /** As in «o preço por kWh». */
  readonly what: string
  readonly unit: '€/kWh' | '€/dia'
  readonly example: string
  readonly max: number
  readonly group: readonly string[]
}

/** EUR before VAT, as a bill prints it. Above `max` it was most likely typed in cents. */
const priceField = ({ what, example, group, ...rest }: PriceOptions) =>
  beside(
    group,
    decimal({
      ...rest,
      min: 0.001,
      decimals: 6,
      missing: `Falta ${what}`,
      invalid: `Escreve ${what} em euros, por exemplo ${example}`,
      samples: [example],
    }),
  )

/** One field for every period, asked when the meter counts it. */
const perPeriod = <Name extends 'kwh' | 'price'>(
  name: Name,
  field: (period: MeterPeriod) => InputField<number | undefined>,
) =>
  Object.fromEntries(
    meterPeriods.map((period) => [
      period[name],
      when(({ meter }: Values) => counts(period.meters, meter), field(period)),
    ]),
  ) as Record<MeterPeriod[Name], InputField<number | undefined>>

const kwhNames = meterPeriods.map(({ kwh }) => kwh)
const priceNames = ['powerPrice', ...meterPeriods.map(({ price }) => price)]
const gasPriceNames = ['gasFixedPrice', 'gasEnergyPrice']

const peopleOfLargeFamily = 5

/** More kWh at the reduced VAT rate are for these homes only. */
export const offersLargeFamily = ({ inhabitants }: { readonly inhabitants?: unknown }) =>
  Number(inhabitants ?? 0) >= peopleOfLargeFamily

/** Optional questions for a visitor with a bill at hand. Prices before VAT, as bills print them; kWh of a month or of a year. */
export const billFields = {
  meter: optional(meter),
  ...perPeriod('kwh', ({ when, hours }) => kwhField(when || 'de eletricidade', hours, kwhNames)),
  /** Period of the typed kWh of electricity; a year when missing. */
  kwhPeriod: kwhPeriodField(kwhNames),
  /** EUR/day of the contracted power. */
  powerPrice: priceField({
    label: 'Preço da potência por dia',
    description: 'Price of the contracted power on the bill of today, EUR/day before VAT.',
    what: 'o preço da potência por dia',
    unit: '€/dia',
    example: '0,3456',
    max: 10,
    group: priceNames,
  }),
  /** EUR/kWh, one for each period of the meter. */
  ...perPeriod('price', ({ when, hours }) =>
    priceField({
      label: `Preço por kWh ${when}`.trim(),
      description: `Price of ${hours} on the bill of today, EUR/kWh before VAT.`,
      what: `o preço por kWh ${when}`.trim(),
      unit: '€/kWh',
      example: '0,1654',
      max: 1,
      group: priceNames,
    }),
  ),
  largeFamily: when(
    offersLargeFamily,
    tick({
      label: 'Agregado com 5 ou mais pessoas',
      description: 'Five people or more: more kWh at the reduced VAT rate.',
      hint: 'Têm mais kWh por mês com IVA a 6 %.',
    }),
  ),
  socialTariff: tick({
    label: 'Tenho tarifa social',
    description: 'The home has the social tariff.',
    hint: 'É atribuída de forma automática; na fatura vem como «tarifa social» ou como o seu desconto.',
  }),
  kwhGas: kwhField('de gás', 'natural gas', []),
  gasKwhPeriod: kwhPeriodField(['kwhGas']),
  gasFixedPrice: priceField({
    label: 'Preço do termo fixo por dia',
    description: 'Price of the fixed term of gas on the bill of today, EUR/day before VAT.',
    what: 'o preço do termo fixo por dia',
    unit: '€/dia',
    example: '0,0912',
    max: 10,
    group: gasPriceNames,
  }),
  gasEnergyPrice: priceField({
    label: 'Preço por kWh de gás',
    description: 'Price of gas on the bill of today, EUR/kWh before VAT.',
    what: 'o preço por kWh de gás',
    unit: '€/kWh',
    example: '0,0645',
    max: 1,
    group: gasPriceNames,
  }),
  /** The last bill as it was paid: a home's use follows from it where no kWh are given. */
  billTotal: optional(
    euros({
      label: 'Quanto pagaste na última fatura?',
      description: 'Total of the last bill with taxes, EUR: electricity, gas, or both together.',
      min: 5,
      max: 5000,
      missing: 'Falta o total da fatura',
      invalid: 'Escreve o total da fatura em euros, por exemplo 62,40',
      samples: ['62,40'],
    }),
  ),
  /** Days of that bill; a month when missing. */
  billDays: optional(
    count({
      label: 'Dias da fatura',
      description: 'Days that the last bill covers; 30 when missing.',
      unit: 'dias',
      min: 7,
      max: 400,
      missing: 'Faltam os dias da fatura',
      invalid: 'Escreve os dias da fatura, por exemplo 30',
      samples: ['30'],
    }),
  ),
  /** Four-digit code where the postal code covers several: decides the subsoil tax. Set by a link, never asked. */
  municipality: {
    ...optional(
      textField(
        {
          label: 'Concelho',
          description:
            'Mainland municipality, four-digit code or name (`Lisboa`, `1106`): decides the subsoil tax on gas.',
        },
        {
          invalid: 'Não conhecemos o concelho deste endereço: contamos o do código postal',
          samples: ['1106'],
          parse: (text) => (/^\d{4}$/.test(text) ? text : undefined),
        },
      ),
    ),
    schema: { type: 'string', maxLength: 60 },
  },
}
