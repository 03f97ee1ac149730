import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { isWithoutGas, regionOf } from '../../domain/region'

export const addressNames = { current: 'Casa onde vivo', new: 'Casa para onde vou' } as const

/** A whole code is taken too; only its first four digits are kept. */
const postalPrefix: Field<string> = {
  parse: (text) => /^([1-9]\d{3})([-\s]?\d{3})?$/.exec(text)?.[1],
  missing: 'Insere os 4 primeiros algarismos do código postal',
  invalid: 'O código postal começa por 4 algarismos, por exemplo 1000',
  samples: ['1000', '4000', '7700', '9000', '9500'],
  card: { entry: 'postalCode', fromCard: (code) => code.slice(0, 4) },
}

type Answers = Partial<EnergyAnswers>

/** Madeira and the Azores: the data have no price there. */
export const onIslands = ({ postalCode }: Answers) =>
  postalCode !== undefined && regionOf(postalCode) !== 'mainland'

/** Piped gas is known to reach no part of the postal code. */
export const withoutGas = ({ postalCode }: Answers) => postalCode !== undefined && isWithoutGas(postalCode)

export const asksElectricity = (answers: Answers) => answers.energyType !== 'gas' && !onIslands(answers)

export const asksGas = (answers: Answers) =>
  answers.energyType !== 'electricity' && !onIslands(answers) && !withoutGas(answers)

/** Where no price can be given nothing else is worth asking. */
export const canBePriced = (answers: Answers) => asksElectricity(answers) || asksGas(answers)

export const addressStep: Step<EnergyAnswers> = {
  slug: 'morada',
  question: 'Para que casa é?',
  label: 'Casa',
  fields: {
    addressType: choice(['current', 'new'], { missing: 'Escolhe para que casa é' }),
    postalCode: postalPrefix,
  },
  summary: ({ addressType, postalCode }) =>
    addressType ? `${addressNames[addressType]}, código postal ${postalCode}` : '',
}
