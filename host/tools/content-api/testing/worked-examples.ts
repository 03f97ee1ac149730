import {
  asItIs,
  bankCosts,
  bill,
  type Call,
  cardDebts,
  consolidated,
  couple,
  deed,
  deposits,
  each,
  family,
  firstDebt,
  fixed,
  gas,
  groundTax,
  home,
  incomeNeeded,
  island,
  leave,
  lines,
  loan,
  loans,
  oneLoan,
  ownMoney,
  type Reckoner,
  reviewed,
  secondDebt,
  share,
  split,
  standing,
  wage,
  withMeals,
  year,
} from './worked-calls'

// Sources of the sums in guides and landings: a page that works out an example lists its calculations here.

interface WorkedPage {
  /** Every amount of their results may be on the page, and so may sums and differences of two that are. */
  readonly calls: readonly Call[]
  /** Other sums of the page over results and figures, cents. */
  readonly sums?: (reckoner: Reckoner) => readonly number[]
  /** Amounts that no calculator makes: published prices, or an invented example. Each with its description. */
  readonly given?: Readonly<Record<string, string>>
}

const risingPrice = [
  { months: 12, eur: 25 },
  { months: null, eur: 42 },
]

export const workedPages: Readonly<Record<string, WorkedPage>> = {
  'cartao-de-credito': { calls: cardDebts },
  'guias/cartao-de-credito-quanto-custa': {
    calls: [...cardDebts, share(3, 15, 13.8)],
  },
  'guias/arrendar-casa-direitos-do-inquilino': {
    calls: [],
    // Rise of a rent of so many EUR by the coefficient of 2026, 1.0224.
    sums: () => [600, 800, 1_000].map((rent) => Math.round(rent * 2.24)),
  },
  'perguntas-frequentes/pagar-o-minimo-do-cartao': { calls: [share(3, 15), fixed(75)] },
  'credito-pessoal': { calls: [...loans(5_000, 10, [24, 36, 60, 84]), ...oneLoan], sums: consolidated },
  'guias/credito-consolidado-quando-compensa': {
    calls: [firstDebt, secondDebt, ...oneLoan, loan(10_500, 10, 84)],
    sums: consolidated,
  },
  'perguntas-frequentes/compensa-juntar-creditos': {
    calls: [],
    sums: (reckoner) => [reckoner.of(loan(10_500, 9, 84)).mtic - asItIs(reckoner)],
  },
  'guias/taeg-e-mtic': {
    calls: [...loans(10_000, 8, [24, 36, 60, 84]), loan(10_000, 7, 60, { openingFeeEur: 400 })],
    // With an insurance of 6 EUR a month.
    sums: ({ of }) => [of(loan(10_000, 8, 60)).mtic + 60 * 6_00],
  },
  'glossario/mtic': { calls: loans(10_000, 8, [36, 84]) },
  'perguntas-frequentes/prestacao-ou-taeg': { calls: loans(10_000, 8, [36, 84]) },
  'credito-habitacao': {
    calls: each([3, 6, 12], (tenor) => home(0.73, tenor)),
    sums: (reckoner) => [
      incomeNeeded(reckoner),
      ownMoney(reckoner, 250_000),
      ownMoney(reckoner, 250_000, true),
    ],
  },
  'guias/euribor-e-prestacao-da-casa': {
    calls: [
      ...each([3, 6, 12], (tenor) => home(0.73, tenor)),
      ...each([25, 35, 40], (years) => home(0.73, 12, years)),
      ...each([3, 6, 12], (tenor) => reviewed(tenor)),
      ['home-loan', { wantToBorrow: 136_816.77, termMonths: 348, tan: 3.977, rateType: 'fixed', age: 30 }],
    ],
    sums: (reckoner) => [incomeNeeded(reckoner)],
  },
  'depositos-a-prazo': {
    calls: [...deposits([1, 2, 2.5, 3]), ...deposits([3.25], { days: 91 }), ...island(3)],
  },
  'guias/depositos-a-prazo-como-escolher': {
    calls: [
      ...deposits([1.1, 2.25, 2.75, 3.05, 2.7]),
      ...deposits([3.25], { days: 91 }),
      ...deposits([1.25], { days: 274 }),
      ...island(3.05),
    ],
  },
  'glossario/tanb': { calls: deposits([3]), given: { '216,00 €': 'what it is not: 300 EUR less 28 %' } },
  'perguntas-frequentes/quanto-rende-um-deposito': {
    calls: [...deposits([2.5]), ...deposits([2.5], { days: 91 }), ...island(2.5)],
  },
  'guias/bi-horario-e-tri-horario': {
    calls: [
      couple(),
      family(),
      ...each([0.2, 0.3, 0.4, 0.5, 0.6], (part) => split(3.45, 1_900, part)),
      ...each([0.2, 0.3, 0.4, 0.5, 0.6], (part) => split(6.9, 5_000, part)),
    ],
    sums: ({ of }) => [
      12 * of(split(3.45, 1_900, 0.4)).monthlyCents,
      12 * of(split(6.9, 5_000, 0.4)).monthlyCents,
    ],
    given: {
      '37,77 €': 'published by ERSE for October 2026',
      '97,73 €': 'published by ERSE for October 2026',
      '36,82 €': 'published by ERSE for January 2026',
      '95,03 €': 'published by ERSE for January 2026',
    },
  },
  'guias/como-escolher-tarifa-de-eletricidade': {
    calls: [family()],
    sums: (reckoner) => [3.45, 4.6, 5.75, 6.9, 10.35].map((power) => standing(reckoner, power)),
  },
  'guias/como-ler-a-fatura-da-eletricidade': {
    calls: [couple()],
    sums: (reckoner) => [standing(reckoner, 3.45), ...lines(reckoner, couple())],
    given: { '37,77 €': 'published by ERSE for October 2026' },
  },
  'guias/mudar-de-comercializadora-de-energia': {
    calls: [couple(), family(), split(3.45, 1_900, 0.4), split(6.9, 5_000, 0.4)],
  },
  'guias/potencia-contratada': {
    calls: [
      ...each([1.15, 2.3, 3.45, 4.6, 5.75, 6.9, 10.35, 13.8], (power) => bill(power, { all: 0 })),
      ...each([5.75, 6.9, 10.35], (power) => bill(power, { all: 5_000 })),
    ],
  },
  'guias/tarifa-social-de-energia': {
    calls: [
      ...each([1.15, 2.3, 3.45, 4.6, 5.75, 6.9], (power) => bill(power, { all: 0 }, { socialTariff: true })),
      ...[couple(), bill(3.45, { all: 3_300 }), family(), gas(1, 1_610), gas(2, 3_407)].flatMap(
        ([name, input]): readonly Call[] => [
          [name, input],
          [name, { ...input, socialTariff: true }],
        ],
      ),
    ],
    given: { '6.272,64 €': 'income limit that ERSE publishes' },
  },
  'guias/escaloes-e-fatura-do-gas-natural': {
    calls: [gas(1, 1_610), gas(2, 3_407)],
    sums: (reckoner) => [
      ...lines(reckoner, gas(1, 1_610)),
      ...['Braga', 'Porto', 'Lisboa', 'Sintra', 'Cascais', 'Évora', 'Barreiro'].map((place) =>
        groundTax(reckoner, place),
      ),
    ],
    given: {
      '17,38 €': 'published by ERSE for October 2026',
      '32,53 €': 'published by ERSE for October 2026',
    },
  },
  'guias/imt-e-custos-da-escritura': {
    calls: [
      ...each([180_000, 200_000, 250_000, 400_000, 660_982, 660_983], (price) => deed(price)),
      ...each([180_000, 250_000, 400_000], (price) => deed(price, { young: true })),
      ...each([200_000, 250_000], (price) => deed(price, { loan: price * 0.9, loanMonths: 360 })),
      deed(250_000, { young: true, loan: 225_000, loanMonths: 360 }),
      ...each([200_000, 250_000], (price): Call => ['home-loan-own-money', { price }]),
    ],
    sums: (reckoner) => [
      bankCosts,
      ...[200_000, 250_000].map((price) => ownMoney(reckoner, price)),
      ownMoney(reckoner, 250_000, true),
    ],
  },
  'guias/imi-explicado': {
    calls: [],
    sums: ({ figure }) =>
      ['2026-11-22', '2025-06-30'].flatMap((on) => {
        const yearly = figure('payroll.ias', on) * 14
        return [yearly * 2.3 * 100, yearly * 10 * 100, figure('payroll.ias', on) * 100].map(Math.round)
      }),
  },
  'glossario/imt': { calls: [deed(250_000)] },
  'perguntas-frequentes/isencao-de-imt-para-jovens': { calls: [deed(250_000)] },
  'guias/irs-jovem': {
    calls: [
      wage(1_500),
      ...each(['1', '2-4', '5-7', '8-10'], (youth_irs_year) =>
        wage(1_500, { youth_irs: true, youth_irs_year }),
      ),
      wage(3_500, { youth_irs: true, youth_irs_year: '2-4' }),
      ...each([21_000, 42_000], (gross) => year(gross)),
      ...each(['1', '2', '5', '8'], (youth_irs_a) => year(21_000, { youth_irs_a })),
      ...each(['1', '2', '5', '8'], (youth_irs_a) => year(42_000, { youth_irs_a })),
    ],
  },
  'guias/retencao-na-fonte-e-salario-liquido': {
    calls: [
      ...[
        { fiscal_situation: 'married2', dependents: 2 },
        { dependents: 1 },
        { fiscal_situation: 'married1', dependents: 2 },
      ].flatMap((household) => each([1_200, 1_500, 2_000, 2_500], (gross) => wage(gross, household))),
      ...each([920, 1_000, 1_150, 1_200, 1_500, 2_000, 2_400, 2_500, 3_000], (gross) => wage(gross)),
      withMeals('money'),
      withMeals('card'),
      year(21_000, { withholding_a: 2_352, general_family_a: 714.29 }),
    ],
    given: {
      '714,29 €': 'invoices of which 35 % make the deduction whole',
      '3.305 €': 'limit of a line of the table of 2026',
    },
  },
  'glossario/taxa-marginal': {
    calls: [],
    given: { '1.108 €': 'limit of a line of the table of withholding of 2026' },
  },
  'perguntas-frequentes/refeicao-em-cartao-ou-dinheiro': {
    calls: [],
    sums: ({ of }) => [of(withMeals('card')).month.net - of(withMeals('money')).month.net],
  },
  'perguntas-frequentes/retencao-e-o-imposto-que-pago': {
    calls: [year(21_000, { withholding_a: 2_352, general_family_a: 714.29 })],
  },
  'guias/fidelizacao-nas-telecomunicacoes': {
    calls: [
      ...[leave(240, 35, 10), leave(240, 35, 18), leave(480, 30, 18)],
      ['telecom-true-price', { horizonMonths: 24, monthlySteps: risingPrice }],
      ['telecom-true-price', { horizonMonths: 24, monthlySteps: [{ months: null, eur: 32 }], onceEur: 20 }],
    ],
    given: {
      '10,00 €': 'published by 4gnews with DECO PROteste',
      '15,00 €': 'published by 4gnews with DECO PROteste',
      '29,99 €': 'published by CNN Portugal with DECO PROteste',
      '27,99 €': 'published by CNN Portugal with DECO PROteste',
      '20,00 €': 'joining fee of the example',
    },
  },
}
