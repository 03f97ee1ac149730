import { choice, flag, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import type { Values } from 'shared-lib/kit/form/input-field'
import type { RentContract } from '../data/parameters/irs/rents'
import { amountOrNone } from './irs-amounts'

const rentContracts: Readonly<Record<RentContract, string>> = {
  short: 'Casa, menos de 5 anos',
  from5: 'Casa, de 5 a 9 anos',
  from10: 'Casa, de 10 a 19 anos',
  from20: 'Casa, 20 anos ou mais',
  other: 'Loja ou terreno',
}

/** The rents that one person receives. */
export function rentFields(suffix: 'a' | 'b') {
  const landlord = (values: Values) => Number(values[`rents_received_${suffix}`] ?? 0) > 0
  return {
    rents_received: amountOrNone({
      label: 'Rendas recebidas no ano',
      hint: 'A tua parte, se são de mais pessoas.',
      description: 'Rents received in the year from what this person lets (category F), euros.',
    }),
    rent_expenses: when(
      landlord,
      amountOrNone({
        label: 'Despesas das rendas',
        hint: 'Obras de conservação, condomínio e IMI. Juros, móveis e eletrodomésticos não contam.',
        description:
          'What may be taken off the rents (CIRS, art. 41.º): upkeep, condominium, IMI; no interest, furniture or appliances. Euros.',
      }),
    ),
    rent_contract: when(
      landlord,
      withDefault(
        choice({
          label: 'Contrato de arrendamento',
          description:
            'What is let, a home by the length of its contract: it sets the rate of rents taxed apart. `other` is no home.',
          options: rentContracts,
          list: true,
        }),
        'short',
      ),
    ),
    include_rents: when(
      landlord,
      flag({
        label: 'Englobar as rendas',
        hint: 'Sem isso, são tributadas à parte.',
        description: 'Adds the rents to the other income instead of taxing them apart.',
      }),
    ),
    rent_rate: when(
      (values) => landlord(values) && values[`include_rents_${suffix}`] !== true,
      optional(
        percent({
          label: 'Outra taxa das rendas',
          hint: 'De contratos renovados ou de antes de outubro de 2023.',
          description:
            'Rate of the rents where contract and amount do not tell it: renewals, contracts older than October 2023, several contracts, a moderate rent among several. Percent.',
          min: 0,
          max: 28,
        }),
      ),
    ),
  }
}
