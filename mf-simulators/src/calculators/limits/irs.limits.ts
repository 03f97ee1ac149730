import { municipalDecisions } from '../../parameters/municipalities/municipal-rates'
import { held } from './held'
import { municipalCoverage } from './municipal-coverage'

export const irsLimits: readonly string[] = [
  'Mais-valias, e prejuízos de rendas de anos anteriores.',
  'Rendas de vários contratos com taxas diferentes: conta-se uma taxa por pessoa, que podes escrever.',
  'Trabalho doméstico, guarda partilhada e o ano da morte de um dos cônjuges.',
  'Ascendentes com deficiência, e despesas de educação, reabilitação e seguros de pessoas com deficiência.',
  'Contabilidade organizada e não residentes.',
  'As condições de idade e de estudos do IRS Jovem.',
  `Parte do IRS que o município guarda: temos ${municipalCoverage(municipalDecisions.irs)}. Nos outros pedimos o valor ou damos um intervalo.`,
  ...held('irs.tax-table.mainland', 'irs.credit.student-rent'),
]
