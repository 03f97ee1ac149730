import { flag, object } from 'shared-lib/contract/schema'
import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { count, date, euros, optional, percent, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { cents, eurosOf } from 'shared-lib/rules/money/cents'
import { termsFields } from '../fields'
import { cardDutiesOn } from '../rules/card-charges'
import { conventionTaeg, tanOfTaeg } from '../rules/card-taeg'
import { share } from './card.schema'

const taegForm = defineForm({
  tan: optional(
    percent({
      label: 'TAN do cartão',
      description: 'Nominal yearly rate, percent: gives the TAEG. Either `tan` or `taeg`.',
      min: 0,
      max: 40,
    }),
  ),
  taeg: optional(
    percent({
      label: 'TAEG',
      description: 'Yearly rate of charge, percent: gives the TAN behind it. Either `tan` or `taeg`.',
      min: 0,
      max: 60,
    }),
  ),
  annualFee: termsFields.annualFee,
  limit: withDefault(
    euros({ label: 'Montante usado', description: 'Drawn at once, euros.', min: 1, max: 100_000 }),
    cents(1500_00),
  ),
  months: withDefault(
    count({
      label: 'Pago em',
      unit: 'meses',
      description: 'Equal monthly parts of capital.',
      min: 1,
      max: 120,
    }),
    12,
  ),
  contractDate: optional(
    date({
      label: 'Data do contrato',
      description: 'Day whose stamp duties and legal maximum count; today by default.',
    }),
  ),
})

const either = 'Insere a TAN ou a TAEG: uma delas'
const tooDear = 'Com esta anuidade, nenhuma TAN dá esta TAEG'
const noRate = 'Com esta anuidade não há taxa que iguale o que recebes ao que pagas'
const dutiesUnknown = 'Não conhecemos o imposto do selo dos cartões nesse dia'

/** `POST /api/calculators/card-taeg`. */
export const cardTaegCalculator = defineCalculator({
  form: taegForm,
  title: 'TAEG of a card',
  called: 'TAEG de um cartão de crédito',
  description:
    'The yearly rate of charge of a card by the convention of the law: 1 500 € drawn at once and repaid in twelve equal parts of capital, with interest, stamp duties and the annual fee at the start; or the nominal rate that a TAEG comes from. Holds it against the legal maximum of the quarter of the contract.',
  limits: [
    'A lei não diz se a anuidade entra no início ou repartida: a diferença é de 0,1 pontos, no máximo.',
    'O exemplo de 1.500 € em 12 meses é uma convenção: não é o teu uso do cartão.',
  ],
  output: object(
    {
      tan: share('Nominal yearly rate'),
      taeg: share('Yearly rate of charge, one decimal of its percentage'),
    },
    {
      maximumTaeg: share('Legal maximum of the quarter; missing while it is not held'),
      isAboveMaximum: flag('The TAEG is above the legal maximum.'),
    },
  ),
  examples: [
    { title: 'No annual fee', input: { tan: 13.9 } },
    { title: 'An annual fee of 15 €', input: { tan: 13, annualFee: 15 } },
    { title: 'The nominal rate behind the highest TAEG', input: { taeg: 18.5 } },
    {
      title: 'Another quarter',
      input: { tan: 14.5, contractDate: '2025-11-25', limit: 1000, months: 10 },
    },
  ],
  calculate({ tan, taeg, annualFee, limit, months, contractDate }, today) {
    const day = contractDate ?? today
    if ((tan === undefined) === (taeg === undefined))
      return { problems: [{ field: tan === undefined ? 'tan' : 'taeg', message: either }] }
    const duties = cardDutiesOn(day)
    if (!duties) return { problems: [{ field: 'contractDate', message: dutiesUnknown }] }
    const card = { limit: eurosOf(limit), months, annualFee: eurosOf(annualFee) }
    const rate = tan ?? tanOfTaeg(card, taeg ?? 0, duties)
    if (rate === undefined) return { problems: [{ field: 'taeg', message: tooDear }] }
    const charge = conventionTaeg(card, { ...duties, tan: rate })
    if (charge === undefined) return { problems: [{ field: 'annualFee', message: noRate }] }
    const maximum = tryValueOn(maximumTaeg, day)?.cards
    return {
      result: {
        tan: rate,
        taeg: charge,
        ...(maximum !== undefined && { maximumTaeg: maximum, isAboveMaximum: charge > maximum }),
      },
    }
  },
})
