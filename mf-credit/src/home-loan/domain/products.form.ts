import { euros, optional, percent } from 'shared-lib/form/fields'
import { defineForm, readTexts } from 'shared-lib/form/form'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { type IndexedLoan, type ProductsForSpread, productsForSpread } from './spread'

/** A lender's offer in exchange for products. */
export const productsForm = defineForm({
  spreadWithout: optional(
    percent({ label: 'Spread sem produtos', description: 'Percentage points', min: 0, max: 10 }),
  ),
  spreadWith: optional(
    percent({ label: 'Spread com produtos', description: 'Percentage points', min: 0, max: 10 }),
  ),
  monthlyProducts: optional(
    euros({
      label: 'Quanto custam os produtos por mês',
      hint: 'Seguros no banco, cartões e conta: o que pagas a mais do que noutro lado.',
      description: 'EUR a month',
      min: 0,
      max: 2000,
    }),
  ),
})

export const productsParameters = Object.keys(productsForm.fields)

/** Undefined until all three are there. */
export function judgedProducts(loan: IndexedLoan, texts: RawAnswers): ProductsForSpread | undefined {
  const reading = readTexts(productsForm, texts)
  if ('problems' in reading) return undefined
  const { spreadWithout, spreadWith, monthlyProducts } = reading.input
  if (spreadWithout === undefined || spreadWith === undefined || monthlyProducts === undefined)
    return undefined
  return productsForSpread(loan, { without: spreadWithout, with: spreadWith }, monthlyProducts)
}
