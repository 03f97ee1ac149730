import { choice } from 'shared-lib/kit/form/choice'
import { when } from 'shared-lib/kit/form/field-options'

/** Purpose of the money: all that the first question needs. */
export const purposeFields = {
  loanType: choice({
    label: 'Para que é o crédito?',
    description:
      'What the money is for: decides the ceiling of the TAEG and the longest term. `education`: education, health or renewable energy, with proof.',
    missing: 'Escolhe para que é o crédito',
    options: {
      carMc: { label: 'Carro ou mota', about: 'Novo ou usado' },
      consolidatedCredit: { label: 'Juntar créditos', about: 'Uma só prestação em vez de várias' },
      refurbishmentFurniture: { label: 'Obras ou mobília', about: 'Em casa, com orçamento ou sem ele' },
      education: {
        label: 'Educação, saúde ou energia',
        about: 'Com comprovativo, a taxa máxima é mais baixa',
      },
      others: { label: 'Outro fim', about: 'Viagens, casamento, imprevistos…' },
    },
  }),
  vehicle: when(
    ({ loanType }) => loanType === 'carMc',
    choice({
      label: 'O veículo é novo ou usado?',
      description: 'A new or a used vehicle: each has a ceiling of its own.',
      missing: 'Diz se o veículo é novo ou usado',
      options: { carNew: 'Novo', carUsed: 'Usado' },
    }),
  ),
}
