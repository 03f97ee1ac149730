// Calls of the open calculators that guides and landings work their sums out with, and what they make of the answers.

/** A calculator by name, and the body of a request to it. */
export type Call = readonly [calculator: string, input: Readonly<Record<string, unknown>>]

/** Result of a call, and the value of a figure of the site on a day. */
export interface Reckoner {
  // biome-ignore lint/suspicious/noExplicitAny: each calculator has a result of its own
  of(call: Call): any
  figure(id: string, on?: string): number
}

type Input = Call[1]
export const each = <Of>(all: readonly Of[], make: (one: Of) => Call): readonly Call[] => all.map(make)

export const deposits = (rates: readonly number[], more: Input = { days: 365 }) =>
  each(rates, (tanb) => ['term-deposit', { amount: 10_000, tanb, taxPercent: 28, ...more }])
export const island = (tanb: number) =>
  deposits([tanb], { days: 365, region: 'azores', taxPercent: undefined })

export const debt = (pays: Input, tan = 14.8): Call => ['card-debt', { balance: 1_500, tan, ...pays }]
export const fixed = (fixedPayment: number) => debt({ pays: 'fixed', fixedPayment })
export const share = (minimumShare: number, minimumFloor: number, tan?: number) =>
  debt({ pays: 'minimum', minimumShare, minimumFloor }, tan)
export const cardDebts = [fixed(150), fixed(75), fixed(50), share(5, 25), share(3, 15)]

export const loan = (amount: number, tanPercent: number, months: number, more: Input = {}): Call => [
  'personal-loan-cost',
  { amount, tanPercent, months, ...more },
]
export const loans = (amount: number, tan: number, terms: readonly number[]) =>
  each(terms, (months) => loan(amount, tan, months))

/** Three debts as they are, and made one: the guide on consolidation. */
export const [firstDebt, secondDebt, cardDebt] = [
  loan(6_000, 11, 36),
  loan(3_000, 13, 24),
  ['card-debt', { balance: 1_500, tan: 15, pays: 'fixed', fixedPayment: 75 }] as const,
]
export const oneLoan = loans(10_500, 9, [36, 60, 84])
export const asItIs = ({ of }: Reckoner) =>
  of(firstDebt).instalment * 36 + of(secondDebt).instalment * 24 + of(cardDebt).paid
export const perMonth = ({ of }: Reckoner) => of(firstDebt).instalment + of(secondDebt).instalment + 75_00
export const consolidated = (reckoner: Reckoner) => [asItIs(reckoner), perMonth(reckoner)]

export const home = (spread: number, euriborType: number, years = 30): Call => [
  'home-loan',
  { wantToBorrow: 150_000, wantToBorrowTime: years, spread, euriborType, rateType: 'variable', age: 30 },
]

export const reviewed = (euriborType: number): Call => [
  'euribor',
  { initialFinancing: 150_000, loanDuration: 360, startMonth: '2025-10', euriborType, currentSpread: 0.73 },
]
/** Net income at which the bank's test of that loan is exactly at its limit. */
export function incomeNeeded({ of }: Reckoner): number {
  const [name, input] = home(0.73, 12)
  const { testedInstalment, effortLimit } = of([name, { ...input, netMonthlyIncome: 2_000 }])
  return Math.round(testedInstalment / effortLimit)
}

const regulated = 'el-cur-su-eletricidade-e-outros-tarifa-regulada'
export const bill = (contractedPower: number, kwh: Input, more: Input = {}): Call => [
  'energy-bill',
  { offerId: regulated, contractedPower, kwh, ...more },
]
export const couple = (more?: Input) => bill(3.45, { all: 1_900 }, more)
export const family = (more?: Input) => bill(6.9, { all: 5_000 }, more)
export const split = (power: number, kwh: number, offPeak: number) =>
  bill(power, { offPeak: kwh * offPeak, outsideOffPeak: kwh * (1 - offPeak) }, { cycle: 'daily' })
/** In Setúbal nothing is paid for the ground that the network occupies. */
export const gas = (gasTier: number, kwhGas: number, municipality = 'Setúbal', more: Input = {}): Call => [
  'energy-bill',
  { offerId: 'gas-todos-os-cur-tarifa-regulada-2025-26', gasTier, kwhGas, municipality, ...more },
]

type Parts = readonly {
  readonly key: string
  readonly cents: number
  readonly measure?: { readonly quantity: number; readonly price: number }
}[]
const partsOf = ({ of }: Reckoner, call: Call): Parts => of(call).parts
const hundredfold = (euros: number) => Math.round(euros * 100)

/** Power of a year before VAT. */
export const standing = (reckoner: Reckoner, power: number): number =>
  partsOf(reckoner, bill(power, { all: 0 })).reduce(
    (sum, { key, cents }) => (key.startsWith('power') ? sum + cents : sum),
    0,
  )
/** Each line of a bill by itself, and what each rate of VAT is taken of: the bill rounds its sum alone. */
export const lines = (reckoner: Reckoner, call: Call): readonly number[] =>
  partsOf(reckoner, call).flatMap(({ key, measure }) => {
    if (!measure) return []
    const { quantity, price } = measure
    return key.startsWith('vat')
      ? [hundredfold(quantity), hundredfold(quantity * price)]
      : [hundredfold(quantity * price)]
  })
/** A town's yearly tax for the ground that a network occupies, with its VAT. */
export function groundTax(reckoner: Reckoner, place: string): number {
  const vat = (call: Call) => partsOf(reckoner, call).find(({ key }) => key === 'vat-normal')?.measure
  const [there, elsewhere] = [vat(gas(2, 3_407, place)), vat(gas(2, 3_407))]
  const taxed = (there?.quantity ?? Number.NaN) - (elsewhere?.quantity ?? Number.NaN)
  return hundredfold(taxed * (1 + (there?.price ?? Number.NaN)))
}

export const deed = (price: number, more: Input = {}): Call => [
  'deed-costs',
  { price, date: '2026-10-15', ...more },
]
/** A bank's price for its study and its valuation, as the guide counts them: 290 + 230 EUR and 4 % of duty. */
export const bankCosts = 540_80
/** A tenth of the price and every cost of the day, with a loan of the rest. */
export function ownMoney({ of }: Reckoner, price: number, young = false) {
  const { costs } = of(deed(price, { loan: price * 0.9, loanMonths: 360, ...(young && { young }) }))
  const known: readonly { id: string; amount?: number }[] = costs
  return known.reduce(
    (sum, { id, amount = 0 }) => (id === 'bank_fees' ? sum : sum + amount),
    price * 10 + bankCosts,
  )
}
export const wage = (wage_raw: number, more: Input = {}): Call => ['net-salary', { wage_raw, ...more }]
export const withMeals = (meal_subsidy_type: string) =>
  wage(1_500, { meal_subsidy_type, meal_subsidy_daily: 8, meal_subsidy_days: 21 })
export const year = (gross_income_a: number, more: Input = {}): Call => [
  'irs',
  { year: 2026, gross_income_a, ...more },
]
export const leave = (benefitEur: number, monthlyEur: number, monthsDone: number): Call => [
  'telecom-exit-charge',
  { benefitEur, monthlyEur, monthsDone, loyaltyMonths: 24, period: 'first' },
]
