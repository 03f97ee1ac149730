import { fromCents, labelled, numbered, percent } from 'shared-lib/dated/figure-words'
import { type FigureEntry, figure, publishFigures, tableFigure } from 'shared-lib/dated/published-figure'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import * as fees from 'shared-lib/property/parameters/deed-fees'
import * as imt from 'shared-lib/property/parameters/imt-rates'
import { type ImtTable, imtTables } from 'shared-lib/property/parameters/imt-tables'
import { municipalDecisions } from '../parameters/municipalities/municipal-rates'
import * as imi from '../parameters/property/imi'
import { municipalitiesIn } from './municipal-words'

const byAct = labelled({ purchase: 'Só a compra', withMortgage: 'Compra e hipoteca' }, fromCents)
const range = ({ low, high }: fees.FeeRange) =>
  low === high ? fromCents(low) : `${fromCents(low)} a ${fromCents(high)}`

const rows = ({ rows: all }: ImtTable) =>
  numbered(
    all.map(({ upTo, rate, deduct }) => [
      upTo === undefined ? 'Acima' : `Até ${fromCents(upTo)}`,
      deduct === undefined
        ? `${percent(rate)} de todo o valor`
        : `${percent(rate)}${deduct > 0 ? `, a abater ${fromCents(deduct)}` : ''}`,
    ]),
  )

const monthNames: Readonly<Record<number, string>> = { 5: 'maio', 8: 'agosto', 11: 'novembro' }

const inForce = {
  no: 'não em vigor',
  disputed: 'as publicações não dizem o mesmo dia',
  yes: 'em vigor',
} as const

const purchase: readonly FigureEntry[] = [
  figure(imtTables.own_permanent_home.mainland, 'IMT de habitação própria, continente', rows),
  figure(imtTables.own_permanent_home.regions, 'IMT de habitação própria, Açores e Madeira', rows),
  figure(imtTables.young.mainland, 'IMT Jovem, continente', rows),
  figure(imtTables.young.regions, 'IMT Jovem, Açores e Madeira', rows),
  figure(imtTables.other_housing.mainland, 'IMT de outra habitação, continente', rows),
  figure(imtTables.other_housing.regions, 'IMT de outra habitação, Açores e Madeira', rows),
  figure(imt.imtRuralRate, 'IMT de prédios rústicos', percent),
  figure(imt.imtOtherUrbanRate, 'IMT de lojas, escritórios e terrenos para construção', percent),
  figure(imt.imtTaxHavenRate, 'IMT de compradores em paraísos fiscais', percent),
  figure(imt.imtNonResidentRate, 'IMT de habitação de não residentes', ({ inForce: state, rate }) =>
    state === 'no' ? inForce.no : `${percent(rate)}, ${inForce[state]}`,
  ),
  figure(imt.purchaseStampDuty, 'Imposto do selo da compra', percent),
  figure(
    imt.youngConditions,
    'IMT Jovem: anos sem casa antes da compra e anos a viver nela',
    ({ withoutHome, inHome }) => ({
      'Sem casa antes': `${withoutHome} anos`,
      'A viver nela': `${inHome} anos`,
    }),
  ),
  figure(
    imt.youngStampDuty,
    'Imposto do selo de compradores jovens',
    () => 'só se paga sobre o que passa do 1.º limite do IMT Jovem',
  ),
]

const desk: readonly FigureEntry[] = [
  figure(fees.oneStopDeskFee, 'Casa Pronta: escritura e registo', byAct),
  figure(fees.oneStopDeskYoungReduction, 'Casa Pronta: desconto de compradores jovens', byAct),
  figure(fees.separateRegistrationFee, 'Registo fora do Casa Pronta', byAct),
  figure(
    fees.typicalBankFees,
    'Comissões habituais dos bancos, sem imposto',
    ({ study, valuation, formalisation }) => ({
      Estudo: range(study),
      Avaliação: range(valuation),
      Formalização: range(formalisation),
    }),
  ),
]

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
  figure(
    imi.imiRevaluation,
    'Nova avaliação do imóvel, grátis, de quantos em quantos anos',
    (years) => `${years} anos`,
  ),
  figure(imi.imiFirstDeadline, 'Prazo da 1.ª prestação do IMI, quando mudou', (day) =>
    formatDatePt(toIsoDate(day)),
  ),
]

export const propertyFigures = publishFigures('Casa: compra e IMI', [...yearly, ...purchase, ...desk])
