import { fromCents, labelled, numbered, percent } from '../dated/figure-words'
import { type FigureEntry, figure } from '../dated/published-figure'
import * as fees from './parameters/deed-fees'
import * as imt from './parameters/imt-rates'
import { type ImtTable, imtTables } from './parameters/imt-tables'

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

/** Every parameter of a purchase in words, for the public list. */
export const purchaseFigures: readonly FigureEntry[] = [...purchase, ...desk]
