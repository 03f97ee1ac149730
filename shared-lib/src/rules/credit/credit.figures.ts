import { euros, eurosPer, fromCents, labelled, numbered, percent, plain } from '../dated/figure-words'
import { type FigureEntry, figure, publishFigures, tableFigure } from '../dated/published-figure'
import * as consumer from './parameters/consumer-credit-rules'
import { euriborAverages } from './parameters/euribor'
import * as home from './parameters/home-loan-rules'
import { maximumTaeg } from './parameters/maximum-taeg'
import * as rates from './parameters/rate-rules'
import { guaranteeIncomeCap, stateGuarantee } from './parameters/state-guarantee'
import { tenors } from './parameters/tenors'
import { usualPremiums } from './parameters/usual-costs'

const months = (count: number) => `${count} meses`
const years = (count: number) => `${count} anos`

/** Monthly averages between their least and their most: 333 months are no list. */
const euribor = (series: Readonly<Record<(typeof tenors)[number], readonly number[]>>) =>
  Object.fromEntries(
    tenors.map((tenor) => {
      const all = series[tenor]
      const span = [...new Set([Math.min(...all), Math.max(...all)])].map((one) =>
        plain(Number(one.toFixed(3))),
      )
      return [
        `A ${tenor} meses`,
        `${span.join(' a ')}\u00a0%, ${all.length === 1 ? '1 mês' : months(all.length)}`,
      ]
    }),
  )

const shocks = (bands: readonly rates.ShockBand[]) =>
  numbered(
    bands.map(({ upToYears, shock }) => [
      upToYears === undefined ? 'Prazos mais longos' : `Até ${years(upToYears)}`,
      `mais ${plain(shock * 100)} ${shock === 0.01 ? 'ponto percentual' : 'pontos percentuais'}`,
    ]),
  )

const negativeRate = {
  'no-interest': 'abaixo de zero não se pagam juros',
  'owed-to-borrower': 'abaixo de zero o banco desconta no capital ou guarda como crédito',
} as const

const market: readonly FigureEntry[] = [
  tableFigure(euriborAverages, 'Euribor, médias mensais', euribor),
  figure(
    rates.indexDecimals,
    'Arredondamento da média da Euribor',
    (decimals) => `${decimals} casas decimais`,
  ),
  figure(rates.negativeRateRule, 'Euribor mais spread abaixo de zero', (rule) => negativeRate[rule]),
]

const limits: readonly FigureEntry[] = [
  figure(rates.effortLimit, 'Taxa de esforço recomendada, no máximo', percent),
  figure(rates.rateShock, 'Subida da taxa no teste do esforço', shocks),
  figure(
    rates.lateIncomeCut,
    'Rendimento depois de certa idade conta menos',
    ({ afterAge, cut }) => `${percent(cut)} a menos depois dos ${years(afterAge)}`,
  ),
  figure(
    home.loanToValueLimit,
    'Parte da casa que se empresta, no máximo',
    labelled({ permanent: 'Habitação própria permanente', other: 'Outros fins' }, percent),
  ),
  figure(home.longestTerm, 'Prazo mais longo do crédito habitação', (bands) =>
    numbered(
      bands.map(({ upToAge, years: term }) => [
        upToAge === undefined
          ? bands.length === 1
            ? 'Qualquer idade'
            : 'Mais velhos'
          : `Até aos ${years(upToAge)}`,
        years(term),
      ]),
    ),
  ),
  figure(home.simulatedTerm, 'Prazos que simulamos', ({ minYears, maxYears, lastAge }) => ({
    Prazo: `${minYears} a ${years(maxYears)}`,
    'Idade no fim, até': years(lastAge),
  })),
]

const homeLoan: readonly FigureEntry[] = [
  figure(
    home.homeLoanStampDuty,
    'Imposto do selo do crédito habitação',
    labelled(
      {
        useMonthly: 'Sobre o empréstimo, menos de 1 ano, por mês',
        useUnderFiveYears: 'Sobre o empréstimo, de 1 até 5 anos',
        useFromFiveYears: 'Sobre o empréstimo, 5 anos ou mais',
        interest: 'Sobre juros, fora da habitação própria',
        fees: 'Sobre comissões',
      },
      percent,
    ),
  ),
  figure(
    home.earlyRepaymentFee,
    'Comissão de reembolso antecipado da casa, no máximo',
    labelled(
      {
        variable: 'Taxa variável',
        variablePermanentHome: 'Taxa variável, habitação própria permanente',
        fixed: 'Taxa fixa',
      },
      percent,
    ),
  ),
  figure(
    usualPremiums,
    'Seguros habituais do crédito habitação, por ano, casal de 30 anos e 150.000\u00a0€',
    ({ life, multiRisk }) => ({
      Vida: `${fromCents(life.low)} a ${fromCents(life.high)}`,
      Multirriscos: `${fromCents(multiRisk.low)} a ${fromCents(multiRisk.high)}`,
    }),
  ),
  figure(stateGuarantee, 'Garantia pública para jovens', (rule) => ({
    Idades: `${rule.minAge} a ${years(rule.maxAge)}`,
    'Preço da casa, até': euros(rule.priceCap),
    'Empréstimo, pelo menos': `${percent(rule.minFinanced)} do preço`,
    Garantia: `${percent(rule.minShare)} a ${percent(rule.maxShare)} do preço, ${years(rule.years)}`,
  })),
  figure(guaranteeIncomeCap, 'Garantia pública: rendimento coletável até', eurosPer('ano')),
]

const consumerCredit: readonly FigureEntry[] = [
  figure(
    maximumTaeg,
    'TAEG máxima do crédito aos consumidores',
    labelled(
      {
        education: 'Educação, saúde, energia',
        personal: 'Pessoal, outros fins',
        leasingNew: 'Locação, carro novo',
        leasingUsed: 'Locação, carro usado',
        carNew: 'Carro novo com reserva de propriedade',
        carUsed: 'Carro usado com reserva de propriedade',
        cards: 'Cartões e descobertos',
      },
      percent,
    ),
  ),
  figure(
    consumer.consumerScope,
    'Montantes que a lei do crédito aos consumidores abrange',
    ({ min, max }) => `${euros(min)} a ${euros(max)}`,
  ),
  figure(
    consumer.consumerStampDuty,
    'Imposto do selo do crédito aos consumidores, sobre o empréstimo',
    labelled(
      {
        perMonth: 'Até um ano, por mês',
        fromOneYear: 'Um ano ou mais',
        fromFiveYears: '5 anos ou mais',
      },
      percent,
    ),
  ),
  figure(consumer.consumerChargesStampDuty, 'Imposto do selo de juros e comissões do crédito', percent),
  figure(
    consumer.consumerEarlyRepaymentFee,
    'Comissão de reembolso antecipado do crédito pessoal a taxa fixa, no máximo',
    labelled({ overOneYear: 'A mais de um ano do fim', upToOneYear: 'No último ano' }, percent),
  ),
  figure(
    consumer.consumerLongestTerm,
    'Prazo mais longo do crédito aos consumidores',
    labelled({ personal: 'Pessoal', car: 'Automóvel', education: 'Educação, saúde, energia' }, months),
  ),
]

export const creditFigures = publishFigures('Crédito e Euribor', [
  ...market,
  ...limits,
  ...homeLoan,
  ...consumerCredit,
])
