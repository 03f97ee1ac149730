import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { cents } from '../../money/cents'
import { toLet } from '../sample-loans.testing'
import { homeLoan } from './home-loan'
import type { HomeLoanInput } from './home-loan-outcome'

const young = {
  age: 30,
  housing: 'permanent',
  taxableIncome: cents(30_000_00),
  earlyRepayment: undefined,
  earlyRepaymentMonth: undefined,
} as const

function explained(change: Partial<HomeLoanInput>, of = /./) {
  const outcome = homeLoan({ ...toLet, ...change })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// Month by month to the cent, halves up: interest is 146.367,38 € and its tax 5.854,72 €; 10.000 € after month 30 leave
// 6.968,66 € less of interest, 7.247,34 € with its tax. After the age of 70 are 4 of 30 years: 20 % × 4 ÷ 30 = 2,6667 %.
it('a variable loan for a home to let, repaid in part', () =>
  expect(explained({})).toEqual([
    'instalment | Prestação mensal | 96125 | 934,35 € + 26,90 € de imposto do selo | law source',
    '·instalment-before-duty | Prestação mensal, sem imposto | 93435 | 190.000,00 € × i ÷ (1 − (1 + i)^−360), i = 4,247 % ÷ 12 | law source',
    '··amount | Montante do crédito | 19000000 |  |',
    '··months | Prazo | 360 |  |',
    '··annual-rate | Taxa anual nominal | 0.04247 | 3,247 % + 1 % |',
    '···index | Euribor a 12 meses, média de setembro de 2026 | 0.03247 |  | law period source',
    '···spread | Spread | 0.01 |  |',
    '·duty | Imposto do selo sobre os juros do primeiro mês | 2690 | 672,44 € × 4 % |',
    'taeg | TAEG sem seguros | 0.046 | 190.000,00 € − 1.910,00 € = soma de 360 pagamentos ÷ (1 + 4,6 %)^(mês ÷ 12), a uma casa decimal | law source',
    '·upfront-costs | Encargos iniciais | 191000 | 1.140,00 € de imposto do selo + 520,00 € de comissões com imposto + 250,00 € de registos |',
    '·stamp-duty-on-use | Imposto do selo sobre o crédito | 114000 | 190.000,00 € × 0,6 % | law period source',
    '·stamp-duty-on-interest | Imposto do selo sobre os juros | 585472 | 146.367,38 € × 4 %, arredondado mês a mês | law period source',
    '·stamp-duty-on-fees | Imposto do selo sobre as comissões | 5600 | 500,00 € × 4 % + 360 × 2,50 € × 4 % | law period source',
    'mtic | Montante total imputado ao consumidor (MTIC) sem seguros | 34506810 | 190.000,00 € + 155.068,10 € | law',
    '·total-cost | Custo total do crédito | 15506810 |  |',
    'loan-to-value | Financiamento sobre o valor do imóvel | 0.95 | 190.000,00 € ÷ 200.000,00 €, o menor entre preço e avaliação | law period source',
    'max-loan-by-value | Montante máximo pelo valor do imóvel | 16000000 | 200.000,00 € × 80 % | law period source',
    'max-years | Prazo máximo | 31 | o menor entre 35 anos aos 44 e 75 − 44 | law period source',
    'effort-rate | Taxa de esforço | 0.5328852739726028 | (100,00 € + 1.144,82 €) ÷ 2.336,00 € | law period source',
    '·tested-instalment | Prestação testada | 114482 | 1.108,42 € + 36,40 € de imposto do selo | law period source',
    '··tested-instalment-before-duty | Prestação testada, sem imposto | 110842 | 190.000,00 € × i ÷ (1 − (1 + i)^−360), i = 5,747 % ÷ 12, com 1,5 % de choque | law period source',
    '··duty | Imposto do selo sobre os juros do primeiro mês | 3640 | 909,94 € × 4 % |',
    '·counted-income | Rendimento líquido mensal que conta | 233600 | 2.400,00 € × (1 − 2,6667 %), pela parte do contrato depois dos 70 anos | law period source',
    '·effort-limit | Limite recomendado | 0.45 |  | law period source',
    'max-loan-by-income | Montante máximo pela taxa de esforço | 15786531 | capital cuja prestação testada é 951,20 € = 2.336,00 € × 45 % − 100,00 € | law period source',
    'early-repayment-fee | Comissão de reembolso antecipado, no máximo | 5000 | 10.000,00 € × 0,5 % | law period source',
    '·early-repayment-fee-stamp-duty | Imposto do selo sobre a comissão | 200 | 50,00 € × 4 % |',
    'early-repayment-saving | Poupança do reembolso antecipado | 719534 | 7.247,34 € de juros − 52,00 € de comissão e selo | period',
    '·interest-saved | Juros que deixas de pagar | 724734 |  |',
    '·new-instalment | Prestação depois do reembolso | 90725 |  |',
    '·months-saved | Meses a menos | 0 |  |',
  ]))

// 177.733,81 € is what the table owes after 36 instalments of 801,05 €.
it('a mixed loan of the young for the home they live in', () =>
  expect(explained({ ...young, rateType: 'mixed', tan: 0.03, fixedYears: 3 })).toEqual([
    'instalment | Prestação no período de taxa fixa | 80105 | 190.000,00 € × i ÷ (1 − (1 + i)^−360), i = 3 % ÷ 12 | law source',
    '·amount | Montante do crédito | 19000000 |  |',
    '·months | Prazo | 360 |  |',
    '·annual-rate | Taxa anual nominal | 0.03 |  |',
    'later-instalment | Prestação depois do período fixo | 92278 | 177.733,81 € × i ÷ (1 − (1 + i)^−324), i = 4,247 % ÷ 12 | law period source',
    '·owed | Capital em dívida no fim do período fixo | 17773381 |  |',
    '·later-rate | Taxa anual nominal | 0.04247 | 3,247 % + 1 % |',
    '··index | Euribor a 12 meses, média de setembro de 2026 | 0.03247 |  | law period source',
    '··spread | Spread | 0.01 |  |',
    'taeg | TAEG sem seguros | 0.041 | 190.000,00 € − 1.910,00 € = soma de 360 pagamentos ÷ (1 + 4,1 %)^(mês ÷ 12), a uma casa decimal | law source',
    '·upfront-costs | Encargos iniciais | 191000 | 1.140,00 € de imposto do selo + 520,00 € de comissões com imposto + 250,00 € de registos |',
    '·stamp-duty-on-use | Imposto do selo sobre o crédito | 114000 | 190.000,00 € × 0,6 % | law period source',
    '·stamp-duty-on-interest | Imposto do selo sobre os juros | 0 | isento na habitação própria | law period source',
    '·stamp-duty-on-fees | Imposto do selo sobre as comissões | 5600 | 500,00 € × 4 % + 360 × 2,50 € × 4 % | law period source',
    'mtic | Montante total imputado ao consumidor (MTIC) sem seguros | 33066330 | 190.000,00 € + 140.663,30 € | law',
    '·total-cost | Custo total do crédito | 14066330 |  |',
    'loan-to-value | Financiamento sobre o valor do imóvel | 0.95 | 190.000,00 € ÷ 200.000,00 €, o menor entre preço e avaliação | law period source',
    'max-loan-by-value | Montante máximo pelo valor do imóvel | 18000000 | 200.000,00 € × 90 % | law period source',
    'max-years | Prazo máximo | 40 | o menor entre 40 anos aos 30 e 75 − 30 | law period source',
    'effort-rate | Taxa de esforço | 0.4921375 | (100,00 € + 1.081,13 €) ÷ 2.400,00 € | law period source',
    '·tested-instalment | Prestação testada | 108113 | a maior: a do período fixo a 3 %, ou a seguinte a 4,247 % + 1,5 % | law period source',
    '·counted-income | Rendimento líquido mensal que conta | 240000 | 2.400,00 € | law period source',
    '·effort-limit | Limite recomendado | 0.45 |  | law period source',
    'max-loan-by-income | Montante máximo pela taxa de esforço | 17222770 | capital cuja prestação testada é 980,00 € = 2.400,00 € × 45 % − 100,00 € | law period source',
    'state-guarantee | Garantia pública para jovens | 2000000 | 200.000,00 € × 10 % | law period source',
  ]))

it('a day before stamp duty and recommendations are known', () =>
  expect(explained({ assessmentDate: toIsoDate('2003-12-15') }, /^(?!instalment)/)).toEqual([
    'taeg | TAEG | unknown | Não conhecemos o imposto do selo de um c |',
    'mtic | MTIC | unknown | Não conhecemos o imposto do selo de um c |',
    'loan-to-value | Financiamento sobre o valor do imóvel | 0.95 | 190.000,00 € ÷ 200.000,00 €, o menor entre preço e avaliação | law',
    'max-loan-by-value | Montante máximo pelo valor do imóvel | unknown | Não conhecemos o limite de financiamento | law',
    'max-years | Prazo máximo | unknown | Não conhecemos o prazo máximo recomendad | law',
    'early-repayment-fee | Comissão de reembolso antecipado, no máximo | unknown | Não conhecemos a comissão de reembolso a | law',
    'early-repayment-saving | Poupança do reembolso antecipado | unknown | Falta saber a comissão ou o seu imposto  | period',
    '·interest-saved | Juros que deixas de pagar | 542426 |  |',
    '·new-instalment | Prestação depois do reembolso | 79693 |  |',
    '·months-saved | Meses a menos | 0 |  |',
  ]))

it('an index of one’s own, below the spread: 190.000 € ÷ 360 without interest', () =>
  expect(explained({ otherEuribor: -0.02 }, /^instalment$/)).toEqual([
    'instalment | Prestação mensal | 52778 | 190.000,00 € ÷ 360 | law source',
    '·amount | Montante do crédito | 19000000 |  |',
    '·months | Prazo | 360 |  |',
    '·annual-rate | Taxa anual nominal | 0 | -2 % + 1 %: abaixo de zero não há juros, e o banco desconta a diferença no capital ou guarda-a a teu favor | law period source',
    '··index | Euribor que indicaste | -0.02 |  |',
    '··spread | Spread | 0.01 |  |',
  ]))

it('a rate that is told: no index goes into it', () =>
  expect(explained({ tan: 0.04, housing: 'permanent' }, /^instalment$/).at(-1)).toBe(
    '·annual-rate | Taxa anual nominal | 0.04 |  |',
  ))

it('without property, age and income: neither value, term nor effort', () => {
  const unsaid = { propertyValue: undefined, age: undefined, netMonthlyIncome: undefined }
  const ids = explained({ ...young, ...unsaid, isFirstHome: false }, /./).filter(
    (line) => !line.startsWith('·'),
  )
  expect(ids.map((line) => line.split(' ')[0])).toEqual(['instalment', 'taeg', 'mtic'])
})

it('a fee of 2017, which is not known', () =>
  expect(
    explained({ assessmentDate: toIsoDate('2017-10-15'), earlyRepaymentMonth: 1 }, /^early-repayment-fee$/),
  ).toEqual([
    'early-repayment-fee | Comissão de reembolso antecipado, no máximo | unknown | Não conhecemos a comissão de reembolso a | law',
  ]))

it('the later instalment of three fixed years begins with the 37th', () => {
  const outcome = homeLoan({ ...toLet, ...young, rateType: 'mixed', tan: 0.03, fixedYears: 3 })
  const { figures } = 'result' in outcome ? outcome.result : { figures: [] }
  expect(figures.find(({ id }) => id === 'later-instalment')?.period).toContain('prestação 37 em diante')
})
