import { choice, withDefault } from 'shared-lib/form/fields'

/** Kinds of credit that have a ceiling and are repaid in instalments. */
export const category = withDefault(
  choice({
    label: 'Tipo de crédito',
    description:
      'Kind of credit whose ceiling counts: `education` is education, health, renewable energy and leasing of equipment; `carNew` and `carUsed` with reservation of title. `personal`, all other purposes, by default.',
    options: {
      personal: 'Crédito pessoal',
      education: 'Educação, saúde, energias renováveis ou locação de equipamento',
      carNew: 'Automóvel novo, com reserva de propriedade',
      carUsed: 'Automóvel usado, com reserva de propriedade',
      leasingNew: 'Locação de um automóvel novo',
      leasingUsed: 'Locação de um automóvel usado',
    },
  }),
  'personal',
)
