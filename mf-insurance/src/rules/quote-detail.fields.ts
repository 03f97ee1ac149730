import { choice, count, month, optional } from 'shared-lib/kit/form/fields'
import { ownText } from './own-text'

/** Details that an insurer asks before it names a price; all are optional. */
export const quoteDetailFields = {
  makeModel: ownText(
    { label: 'Marca, modelo e versão', hint: 'Por exemplo, Renault Clio 1.0 TCe.', description: 'Vehicle.' },
    ['Renault Clio 1.0 TCe'],
  ),
  firstRegistration: optional(
    month({
      label: 'Mês e ano da primeira matrícula',
      hint: 'Está no documento único. A matrícula pode ser de outra altura.',
      description: 'First registration.',
      samples: ['03/2015'],
    }),
  ),
  yearlyKm: optional(
    count({
      label: 'Quilómetros por ano',
      description: 'Kilometres a year.',
      unit: 'km',
      min: 0,
      max: 200_000,
    }),
  ),
  overnight: optional(
    choice({
      label: 'Onde fica de noite',
      description: 'Where the vehicle sleeps.',
      options: { garage: 'Garagem', street: 'Rua' },
    }),
  ),
  claimFreeYears: optional(
    count({
      label: 'Anos seguidos sem acidentes por tua culpa',
      description: 'Years without claims at fault.',
      unit: 'anos',
      min: 0,
      max: 80,
    }),
  ),
  recentClaims: optional(
    count({
      label: 'Acidentes por tua culpa nos últimos 5 anos',
      description: 'Claims at fault in five years.',
      min: 0,
      max: 20,
    }),
  ),
  paymentSplit: optional(
    choice({
      label: 'Como preferes pagar',
      description: 'Payments in a year.',
      list: true,
      options: [
        [1, 'Tudo de uma vez'],
        [2, 'Duas vezes por ano'],
        [4, 'Quatro vezes por ano'],
        [12, 'Todos os meses'],
      ],
    }),
  ),
}
