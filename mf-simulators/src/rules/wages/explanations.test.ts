import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { compareOffers } from './compare-offers'
import { explainOffers } from './explain-offers'
import type { WagesInput } from './offer'
import { offer, person, receipts } from './wages.fixtures'

// A job is explained by the rules of the net salary; two levels of it are enough here.
const explained = (input: WagesInput) => figureLines(explainOffers(input, compareOffers(input)), 2)

it('a job with a car against receipts', () =>
  expect(
    explained({
      person,
      first: offer({ car: cents(20_000), otherBenefits: cents(60_000) }),
      second: offer(receipts),
    }),
  ).toEqual([
    'first | Primeira proposta: o que fica num ano | 2593800 | 16.338,00 € + 9.600,00 € em benefícios |',
    '·first-net | Líquido do mês | 116700 | 1.500,00 € − 168,00 € − 165,00 € |',
    '··first-gross | Total ilíquido do mês | 150000 | 1.500,00 € |',
    '··first-withholding | Retenção de IRS | 16800 | 168,00 € | law period',
    '··first-socialSecurity | Segurança Social | 16500 | 1.500,00 € × 11 % | law period source',
    '·first-netYear | Líquido do ano | 1633800 | 12 × 1.167,00 € + 1.167,00 € + 1.167,00 € |',
    '··first-netYear-1 | Mês comum | 116700 |  |',
    '··first-netYear-2 | Subsídio de férias | 116700 |  |',
    '··first-netYear-3 | Subsídio de Natal | 116700 |  |',
    '·first-companyCost | Custo para a empresa no mês | 185625 | 1.500,00 € + 356,25 € |',
    '··first-companySocialSecurity | Segurança Social da empresa | 35625 | 1.500,00 € × 23,75 % | law period source',
    'second | Segunda proposta: o que fica num ano | 1488480 | 14.884,80 € + 0,00 € em benefícios |',
    '·second-receipts | Recibos do ano, sem IVA | 2400000 |  |',
    '·second-withholding | Retenção de IRS nos recibos | 552000 | 24.000,00 € × 23 % | law period source',
    '·second-socialSecurity | Contribuições de trabalhador independente | 359520 | 12 × 24.000,00 € ÷ 12 × 70 % × 21,4 %, até 12 × 537,13 € (IAS) de base e no mínimo 20 € por mês | law period source',
    'difference | Diferença num ano: a segunda menos a primeira | -1105320 | 14.884,80 € − 25.938,00 € |',
    '·difference-wage | Ordenado ou recibos | 600000 | 24.000,00 € − (18.000,00 €) |',
    '·difference-subsidies | Subsídios de férias e de Natal | -300000 | 0,00 € − (3.000,00 €) |',
    '·difference-withholding | Retenção de IRS | -316800 | -5.520,00 € − (-2.352,00 €) |',
    '·difference-socialSecurity | Segurança Social | -128520 | -3.595,20 € − (-2.310,00 €) |',
    '·difference-car | Carro | -240000 | 0,00 € − (2.400,00 €) |',
    '·difference-otherBenefits | Outros benefícios | -720000 | 0,00 € − (7.200,00 €) |',
  ]))

it('a first year of receipts of a year of which the rules are not held', () =>
  expect(
    explained({
      person: { ...person, period: '2024-01' },
      first: offer({ ...receipts, firstYear: true }),
      second: offer(),
    }),
  ).toEqual([
    'first | Primeira proposta: o que fica num ano | 1800000 | 18.000,00 € + 0,00 € em benefícios |',
    '·first-receipts | Recibos do ano, sem IVA | 2400000 |  |',
    '·first-withholding | Retenção de IRS nos recibos | 600000 | 24.000,00 € × 25 % | law period source',
    '·first-socialSecurity | Contribuições de trabalhador independente | 0 | isento nos primeiros doze meses de atividade | law period source',
    'second | Segunda proposta: o que fica num ano | 1584800 | 15.848,00 € + 0,00 € em benefícios |',
    '·second-net | Líquido do mês | 113200 | 1.500,00 € − 203,00 € − 165,00 € |',
    '··second-gross | Total ilíquido do mês | 150000 | 1.500,00 € |',
    '··second-withholding | Retenção de IRS | 20300 | 203,00 € | law period',
    '··second-socialSecurity | Segurança Social | 16500 | 1.500,00 € × 11 % | law period source',
    '·second-netYear | Líquido do ano | 1584800 | 12 × 1.132,00 € + 1.132,00 € + 1.132,00 € |',
    '··second-netYear-1 | Mês comum | 113200 |  |',
    '··second-netYear-2 | Subsídio de férias | 113200 |  |',
    '··second-netYear-3 | Subsídio de Natal | 113200 |  |',
    '·second-companyCost | Custo para a empresa no mês | 185625 | 1.500,00 € + 356,25 € |',
    '··second-companySocialSecurity | Segurança Social da empresa | 35625 | 1.500,00 € × 23,75 % | law period source',
    'difference | Diferença num ano: a segunda menos a primeira | -215200 | 15.848,00 € − 18.000,00 € |',
    '·difference-wage | Ordenado ou recibos | -600000 | 18.000,00 € − (24.000,00 €) |',
    '·difference-subsidies | Subsídios de férias e de Natal | 300000 | 3.000,00 € − (0,00 €) |',
    '·difference-withholding | Retenção de IRS | 315800 | -2.842,00 € − (-6.000,00 €) |',
    '·difference-socialSecurity | Segurança Social | -231000 | -2.310,00 € − (0,00 €) |',
  ]))

it('a row that no source shows', () =>
  expect(
    explained({
      person: { ...person, period: '2025-10', region: 'azores' },
      first: offer({ wage: cents(100_000) }),
      second: offer(),
    }),
  ).toEqual([
    'first | Primeira proposta: o que fica num ano | unknown | Não temos a parcela a abater da linha at |',
    '·first-net | Líquido do mês | unknown | Não temos a parcela a abater da linha at |',
    '··first-gross | Total ilíquido do mês | 100000 | 1.000,00 € |',
    '··first-withholding | Retenção de IRS | unknown | Não temos a parcela a abater da linha at |',
    '··first-socialSecurity | Segurança Social | 11000 | 1.000,00 € × 11 % | law period source',
    '·first-netYear | Líquido do ano | unknown | Não temos a parcela a abater da linha at |',
    '·first-companyCost | Custo para a empresa no mês | 123750 | 1.000,00 € + 237,50 € |',
    '··first-companySocialSecurity | Segurança Social da empresa | 23750 | 1.000,00 € × 23,75 % | law period source',
    'second | Segunda proposta: o que fica num ano | 1719200 | 17.192,00 € + 0,00 € em benefícios |',
    '·second-net | Líquido do mês | 122800 | 1.500,00 € − 107,00 € − 165,00 € |',
    '··second-gross | Total ilíquido do mês | 150000 | 1.500,00 € |',
    '··second-withholding | Retenção de IRS | 10700 | 107,00 € | law period',
    '··second-socialSecurity | Segurança Social | 16500 | 1.500,00 € × 11 % | law period source',
    '·second-netYear | Líquido do ano | 1719200 | 12 × 1.228,00 € + 1.228,00 € + 1.228,00 € |',
    '··second-netYear-1 | Mês comum | 122800 |  |',
    '··second-netYear-2 | Subsídio de férias | 122800 |  |',
    '··second-netYear-3 | Subsídio de Natal | 122800 |  |',
    '·second-companyCost | Custo para a empresa no mês | 185625 | 1.500,00 € + 356,25 € |',
    '··second-companySocialSecurity | Segurança Social da empresa | 35625 | 1.500,00 € × 23,75 % | law period source',
    'difference | Diferença num ano: a segunda menos a primeira | unknown | Não temos a parcela a abater da linha at |',
  ]))

it('receipts by the year in the first twelve months', () =>
  expect(
    explained({
      person,
      first: offer({ ...receipts, context: 'yearly', wage: cents(2_400_000), firstYear: true }),
      second: offer(),
    }),
  ).toEqual([
    'first | Primeira proposta: o que fica num ano | 1848000 | 18.480,00 € + 0,00 € em benefícios |',
    '·first-receipts | Recibos do ano, sem IVA | 2400000 |  |',
    '·first-withholding | Retenção de IRS nos recibos | 552000 | 24.000,00 € × 23 % | law period source',
    '·first-socialSecurity | Contribuições de trabalhador independente | 0 | isento nos primeiros doze meses de atividade | law period source',
    'second | Segunda proposta: o que fica num ano | 1633800 | 16.338,00 € + 0,00 € em benefícios |',
    '·second-net | Líquido do mês | 116700 | 1.500,00 € − 168,00 € − 165,00 € |',
    '··second-gross | Total ilíquido do mês | 150000 | 1.500,00 € |',
    '··second-withholding | Retenção de IRS | 16800 | 168,00 € | law period',
    '··second-socialSecurity | Segurança Social | 16500 | 1.500,00 € × 11 % | law period source',
    '·second-netYear | Líquido do ano | 1633800 | 12 × 1.167,00 € + 1.167,00 € + 1.167,00 € |',
    '··second-netYear-1 | Mês comum | 116700 |  |',
    '··second-netYear-2 | Subsídio de férias | 116700 |  |',
    '··second-netYear-3 | Subsídio de Natal | 116700 |  |',
    '·second-companyCost | Custo para a empresa no mês | 185625 | 1.500,00 € + 356,25 € |',
    '··second-companySocialSecurity | Segurança Social da empresa | 35625 | 1.500,00 € × 23,75 % | law period source',
    'difference | Diferença num ano: a segunda menos a primeira | -214200 | 16.338,00 € − 18.480,00 € |',
    '·difference-wage | Ordenado ou recibos | -600000 | 18.000,00 € − (24.000,00 €) |',
    '·difference-subsidies | Subsídios de férias e de Natal | 300000 | 3.000,00 € − (0,00 €) |',
    '·difference-withholding | Retenção de IRS | 316800 | -2.352,00 € − (-5.520,00 €) |',
    '·difference-socialSecurity | Segurança Social | -231000 | -2.310,00 € − (0,00 €) |',
  ]))
