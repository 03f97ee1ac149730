import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { regionOf } from '../../domain/region'

export const addressNames = { current: 'Casa onde vivo', new: 'Casa para onde vou' } as const

/** A whole code is taken too; only its first four digits are kept. */
const postalPrefix: Field<string> = {
  parse: (text) => /^([1-9]\d{3})([-\s]?\d{3})?$/.exec(text)?.[1],
  missing: 'Insere os 4 primeiros algarismos do código postal',
  invalid: 'O código postal começa por 4 algarismos, por exemplo 1000',
  samples: ['1000', '4000', '9000', '9500'],
}

/** Madeira and the Azores: the data have no price there, so nothing else is worth asking. */
export const onIslands = ({ postalCode }: Partial<EnergyAnswers>) =>
  postalCode !== undefined && regionOf(postalCode) !== 'mainland'

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
