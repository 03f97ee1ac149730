import { municipalDecisions } from '../../parameters/municipalities/municipal-rates'
import { municipalCoverage } from './municipal-coverage'

export const imiLimits: readonly string[] = [
  'Isenções, reduções e agravamentos de cada prédio.',
  'AIMI de quem tem mais do que uma casa ou a divide com outros: mostramos o de uma só casa de um só dono.',
  'Prédios em parte urbanos e em parte rústicos.',
  `Taxa do município: temos ${municipalCoverage(municipalDecisions.imi)}. Nos outros pedimos-te a taxa.`,
  `Dedução por dependentes: sabemos a decisão de ${municipalCoverage(municipalDecisions.familyFrom)}. Nos outros mostramos a conta com e sem ela.`,
]
