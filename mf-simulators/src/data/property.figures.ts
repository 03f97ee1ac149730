import { fromCents, labelled, numbered, percent, plain } from 'shared-lib/rules/dated/figure-words'
import {
  type FigureEntry,
  figure,
  publishFigures,
  tableFigure,
} from 'shared-lib/rules/dated/published-figure'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { purchaseFigures } from 'shared-lib/rules/property/purchase.figures'
import { municipalitiesIn } from './municipal-words'
import { municipalDecisions } from './parameters/municipalities/municipal-rates'
import * as imi from './parameters/property/imi'

const monthNames: Readonly<Record<number, string>> = { 5: 'maio', 8: 'agosto', 11: 'novembro' }

const yearly: readonly FigureEntry[] = [
  tableFigure(municipalDecisions.imi, 'Taxas de IMI dos municípios', municipalitiesIn('%')),
  tableFigure(
    municipalDecisions.familyFrom,
    'IMI familiar: dependentes a partir dos quais o município dá a dedução',
    municipalitiesIn('dependentes'),
  ),
  figure(
    imi.imiUrbanRates,
    'Taxas de IMI que um município pode escolher',
    labelled({ min: 'Mínima', max: 'Máxima', inRecovery: 'Máxima em recuperação' }, percent),
  ),
  figure(imi.imiRuralRate, 'IMI de prédios rústicos', percent),
  figure(
    imi.imiFamilyDeductions,
    'IMI familiar: dedução por dependentes',
    labelled({ 1: 'Um dependente', 2: 'Dois dependentes', 3: 'Três ou mais' }, fromCents),
  ),
  figure(imi.imiInstalments, 'Prestações do IMI', (plan) =>
    numbered(
      plan.map(({ upTo, months }) => [
        upTo === undefined ? 'Acima' : `Até ${fromCents(upTo)}`,
        months.map((month) => monthNames[month] ?? String(month)).join(', '),
      ]),
    ),
  ),
  figure(imi.aimiBands, 'AIMI: adicional ao IMI, por pessoa', (bands) =>
    numbered(
      bands.map(({ upTo, rate }) => [upTo === undefined ? 'Acima' : `Até ${fromCents(upTo)}`, percent(rate)]),
    ),
  ),
  figure(
    imi.imiExemption,
    'Isenção de IMI de quem compra para viver',
    ({ vptLimit, incomeLimit, years, moreYears }) => ({
      'Valor patrimonial até': fromCents(vptLimit),
      'Rendimento bruto do agregado até': `${fromCents(incomeLimit)} por ano`,
      Duração: `${years} anos, e mais ${moreYears} se o município quiser`,
    }),
  ),
  figure(imi.imiLowIncome, 'Isenção de IMI de rendimentos baixos', ({ income, vpt }) => ({
    'Rendimento bruto do agregado até': `${plain(income)} vezes o IAS`,
    'Valor patrimonial de todos os imóveis até': `${plain(vpt)} vezes o IAS`,
  })),
  figure(
    imi.imiRevaluation,
    'Nova avaliação do imóvel, grátis, de quantos em quantos anos',
    (years) => `${years} anos`,
  ),
  figure(imi.imiFirstDeadline, 'Prazo da 1.ª prestação do IMI, quando mudou', (day) =>
    formatDatePt(toIsoDate(day)),
  ),
]

export const propertyFigures = publishFigures('Casa: compra e IMI', [...yearly, ...purchaseFigures])
