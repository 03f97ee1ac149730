import { date, optional } from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { birthDate, nif } from 'shared-lib/kit/form/person-fields'
import { postalCode } from 'shared-lib/kit/form/postal-fields'
import { plate } from 'shared-lib/kit/form/vehicle-fields'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { dateMessage } from 'shared-lib/rules/validation/common-messages'
import { ownText } from './own-text'

/** The plate, who drives and pays, and where they live: asked once quotes are wanted. */
export const driverFields = {
  licensePlate: plate({
    label: 'Matrícula',
    hint: 'Fica só contigo até pedires que te liguemos: nunca vai no endereço da página nem nas estatísticas.',
    description: 'Plate as printed. Personal: never in an address.',
    missing: 'Matrícula inválida',
  }),
  nif: optional(
    nif({
      label: 'NIF',
      hint: 'As seguradoras precisam dele para te darem o preço final.',
      description: 'Tax number of the policyholder. Personal: never in an address.',
    }),
  ),
  dateOfBirth: birthDate({
    label: 'Data de nascimento',
    description: 'Of the driver. Personal: never in an address.',
    missing: 'Insere a tua data de nascimento',
  }),
  licenseDate: {
    ...date({
      label: 'Data da carta de condução',
      hint: 'No verso da carta, ao lado da categoria.',
      description: 'Of the driving licence. Personal: never in an address.',
      missing: 'Insere a data da tua carta',
      samples: ['31/01/2012'],
    }),
    personal: true,
    refuse: (day: IsoDate, today: IsoDate) => (day > today ? dateMessage : undefined),
  } as InputField<IsoDate>,
  postalCode: postalCode({
    label: 'Código postal',
    description: 'Where the vehicle sleeps. Personal here: it stands beside a birth date.',
    missing: 'Insere o código postal de onde vives',
  }),
  addressLocality: ownText(
    {
      label: 'Localidade',
      hint: 'Vem do código postal. Corrige-a, se não for esta.',
      description: 'Place of the address.',
      // A place is less than a municipality: it may be prefilled from one, and does not reveal one.
      card: { entry: 'municipality', onlyTakes: true },
    },
    ['Lisboa'],
  ),
}
