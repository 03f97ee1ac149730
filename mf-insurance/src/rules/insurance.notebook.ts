import { choices, count, date, euros, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'
import { type Cover, coverKeys, covers, coversOf, type InsuranceType, insuranceTypes } from './covers'
import { missingCovers } from './quotes-order'

/** Fields of a quote, in the words of a proposal. Names are none of the funnel's. */
export const quoteForm = defineForm({
  total: eurosPer({
    label: 'Total do ano, pago de uma vez',
    hint: 'Com impostos, como na proposta.',
    description: 'Total of the year with taxes, paid at once, EUR.',
    missing: 'Escreve o total do ano',
    min: 1,
    max: 20_000,
  }),
  covers: choices({
    label: 'O que cobre',
    description: 'Covers of the quote.',
    missing: 'Marca o que a proposta cobre',
    columns: 1,
    options: Object.fromEntries(coverKeys.map((key) => [key, covers[key].label])) as Record<Cover, string>,
  }),
  excess: optional(
    euros({
      label: 'Franquia dos danos próprios',
      hint: 'O que pagas tu em cada acidente, se tiver.',
      description: 'Excess of own damage, EUR.',
      min: 0,
      max: 20_000,
    }),
  ),
  parts: optional(
    count({
      label: 'Prestações por ano',
      hint: 'Só se não pagas de uma vez.',
      description: 'Parts in a year.',
      min: 2,
      max: 12,
    }),
  ),
  part: optional(euros({ label: 'Cada prestação', description: 'One part, EUR.', min: 0.01, max: 20_000 })),
  validUntil: optional(date({ label: 'Válida até', description: 'Last day of the quote.' })),
})

/** Paid in parts a year costs what the parts cost; else what it costs at once. */
export function quoteCost({
  total,
  parts,
  part,
}: {
  total: number
  parts?: number | undefined
  part?: number | undefined
}) {
  const inParts = parts !== undefined && part !== undefined ? parts * part - total : 0
  return { total, inParts }
}

/** The covers that everybody who asks for them wants to see in a quote; the optional liability is a matter of its sum. */
export const briefOf = (type: InsuranceType): readonly Cover[] =>
  coversOf[type].filter((cover) => cover !== 'liabilityOptional' && cover !== 'replacementCar')

const notebookFor = (type: InsuranceType) =>
  defineNotebook({
    product: 'car-insurance',
    holder: 'Seguradora',
    form: quoteForm,
    cost: ({ total }) => ({
      cents: total,
      parts: [{ key: 'total', title: 'Total do ano, com impostos', cents: total }],
    }),
    lacks: ({ covers: held }) =>
      missingCovers(briefOf(type), { covers: held }).map((key) => covers[key].label),
    costTitle: 'Custo de um ano',
    counted: [],
    breakEvenFields: ['total'],
    until: 'validUntil',
  })

const notebooks = Object.fromEntries(insuranceTypes.map((type) => [type, notebookFor(type)])) as Record<
  InsuranceType,
  ReturnType<typeof notebookFor>
>

/** The notebook of quotes, held against what the visitor asks for. */
export const insuranceNotebook = (type: InsuranceType = 'mandatory') => notebooks[type]
