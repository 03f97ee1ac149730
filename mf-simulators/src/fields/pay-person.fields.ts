import { choice, count, flag, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import { in2024, isWork } from './pay-conditions'

/** Who is paid: what decides the table. The wages calculator asks the same. */
export const personFields = {
  period: withDefault(
    choice({
      label: 'Tabelas de retenção',
      hint: 'Conta o mês em que recebes.',
      description:
        'Withholding period: the month in which the tables came into force. The month of payment decides.',
      options: {
        '2024-01': 'Janeiro a agosto de 2024',
        '2024-09': 'Setembro e outubro de 2024',
        '2024-11': 'Novembro e dezembro de 2024',
        '2025-01': 'Janeiro a julho de 2025',
        '2025-08': 'Agosto e setembro de 2025',
        '2025-10': 'Outubro a dezembro de 2025',
        '2026-01': '2026',
      },
      list: true,
    }),
    '2026-01',
  ),
  region: withDefault(
    choice({
      label: 'Onde vives',
      description: 'Region of residence.',
      options: { mainland: 'Continente', madeira: 'Madeira', azores: 'Açores' },
    }),
    'mainland',
  ),
  fiscal_situation: withDefault(
    choice({
      label: 'Situação fiscal',
      hint: 'A união de facto conta.',
      description: 'single: not married; married1: married, one earner; married2: married, two earners.',
      options: {
        single: 'Não casado',
        married1: 'Casado, um titular',
        married2: 'Casado, dois titulares',
      },
      list: true,
    }),
    'single',
  ),
  dependents: withDefault(
    count({
      label: 'Dependentes',
      hint: 'Filhos, por exemplo.',
      description: 'All dependents, with and without a disability.',
      min: 0,
      max: 20,
    }),
    0,
  ),
  invalid_dependents: withDefault(
    count({
      label: 'Destes, com deficiência',
      hint: '60 % ou mais.',
      description: 'How many of the dependents have a disability of 60 % or more.',
      min: 0,
      max: 20,
    }),
    0,
  ),
}

/** Disabilities: most people leave them closed. */
export const disabilityFields = {
  invalidity: withDefault(
    choice({
      label: 'Deficiência',
      hint: '60 % ou mais.',
      description: 'Of the person who is paid; military: disabled member of the armed forces.',
      options: {
        not_invalid: 'Não',
        invalid: 'Sim',
        military: 'Deficiente das Forças Armadas',
      },
    }),
    'not_invalid',
  ),
  invalid_spouse: when(
    ({ fiscal_situation }) => fiscal_situation === 'married1',
    flag({
      label: 'O outro membro do casal tem deficiência e não tem rendimentos',
      description: 'Spouse with a disability of 60 % or more and no income; only with `married1`.',
    }),
  ),
  invalid_dependents_times: when(
    ({ invalid_dependents }) => Number(invalid_dependents) > 0,
    withDefault(
      count({
        label: 'Vezes que pediste à empresa para contar o valor da deficiência',
        description:
          'How many times the worker asked the company to count the amount of each dependent with a disability: up to 3, or 6 with two earners.',
        min: 1,
        max: 6,
      }),
      1,
    ),
  ),
}

/** IRS Jovem. */
export const youthFields = {
  youth_irs: when(
    isWork,
    flag({
      label: 'Tenho IRS Jovem e pedi à empresa para contar',
      description: 'IRS Jovem, asked of the company.',
    }),
  ),
  youth_irs_year: when(
    (values) => isWork(values) && values.youth_irs === true,
    choice({
      label: 'Ano do IRS Jovem',
      hint: 'Só contam anos com ordenado ou recibos verdes, já fora do IRS dos teus pais.',
      description:
        'Year of the regime, as a band: years as a dependant and years without such income do not count.',
      options: { '1': '1.º', '2-4': '2.º a 4.º', '5-7': '5.º a 7.º', '8-10': '8.º a 10.º' },
    }),
  ),
  youth_irs_exact_year: when(
    (values) => isWork(values) && values.youth_irs === true && in2024(values),
    optional(
      count({
        label: 'Ano exato do IRS Jovem',
        hint: 'Em 2024 a isenção mudava de ano para ano.',
        description:
          'Exact year of the regime: needed in 2024 for the bands 2-4 and 5-7, whose years differed.',
        min: 1,
        max: 10,
      }),
    ),
  ),
}
