import { choice, count, date, euros, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { regionNames } from 'shared-lib/rules/property/region'
import { buyerFields } from './deed-buyers.fields'

/** Inputs of the costs of a deed, as in `POST /api/calculators/deed-costs`. */
export const deedCostsForm = defineForm(
  {
    price: euros({
      label: 'Preço da casa',
      description: 'Price of the property, euros.',
      min: 1,
      max: 100_000_000,
      slider: { min: 50_000, max: 800_000, step: 5000 },
    }),
    vpt: optional(
      euros({
        label: 'Valor patrimonial tributário',
        hint: 'Está na caderneta predial. O imposto conta sobre o maior dos dois: este ou o preço.',
        description: 'Tax value of the property, euros; taxed instead of the price where it is greater.',
        min: 0,
        max: 100_000_000,
      }),
    ),
    purpose: withDefault(
      choice({
        label: 'O que compras',
        description:
          'own_permanent_home: home to live in for good; other_housing: second home or home to let; rural: farm land and woods; other_urban: shops, offices, land to build on.',
        options: {
          own_permanent_home: 'Casa para viver',
          other_housing: 'Outra habitação',
          rural: 'Prédio rústico',
          other_urban: 'Loja ou terreno',
        },
      }),
      'own_permanent_home',
    ),
    region: withDefault(
      choice({
        label: 'Região',
        description: 'Where the property lies.',
        options: regionNames,
      }),
      'mainland',
    ),
    ...buyerFields,
    loan: optional(
      euros({
        label: 'Quanto pedes ao banco',
        hint: 'Só se pedes crédito.',
        description: 'Borrowed on a mortgage, euros; none by default.',
        min: 0,
        max: 100_000_000,
      }),
    ),
    loanMonths: when(
      ({ loan }) => Number(loan ?? 0) > 0,
      withDefault(
        count({
          label: 'Prazo do crédito',
          unit: 'meses',
          description: 'Term of the loan, months: decides its stamp duty.',
          min: 12,
          max: 480,
        }),
        360,
      ),
    ),
    desk: withDefault(
      choice({
        label: 'Escritura e registo',
        description:
          'one_stop: deed and registration together at a public desk (Casa Pronta); separate: a notary, whose price is free and not known, and the registration apart.',
        options: { one_stop: 'Casa Pronta', separate: 'Notário' },
      }),
      'one_stop',
    ),
    date: optional(
      date({
        label: 'Dia da escritura',
        hint: 'Se não escreveres, contamos hoje.',
        description: 'Day of the deed: decides tables and rules. Today by default.',
      }),
    ),
    year: optional(
      count({
        label: 'Ano da escritura',
        hint: 'Só se não souberes o dia.',
        description:
          'Year of the deed, where `date` is not given: today for this year, the last day for another one.',
        min: 2000,
        max: 2100,
      }),
    ),
  },
  [
    { names: ['price', 'young', 'ownedHome'], decisive: true },
    { names: ['purpose', 'region', 'loan', 'loanMonths'] },
    {
      title: 'Quem compra contigo, e de fora de Portugal',
      names: [
        'buyers',
        'share',
        'buyer2',
        'share2',
        'buyer3',
        'share3',
        'buyer4',
        'share4',
        'nonResident',
        'taxHaven',
      ],
      folded: true,
    },
    {
      title: 'Escritura, valor patrimonial e data',
      names: ['desk', 'vpt', 'date', 'year'],
      folded: true,
    },
  ],
  { price: '250000' },
)
