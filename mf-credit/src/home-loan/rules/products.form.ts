import { charge, spread } from 'shared-lib/kit/form/credit-fields'
import { optional } from 'shared-lib/kit/form/fields'
import { defineForm, readTexts } from 'shared-lib/kit/form/form'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { type IndexedLoan, type ProductsForSpread, productsForSpread } from './spread'

/** A lender's offer in exchange for products. */
export const productsFields = {
  spreadWithout: spread({ label: 'Spread sem produtos', description: 'Percentage points' }),
  spreadWith: spread({ label: 'Spread com produtos', description: 'Percentage points' }),
  monthlyProducts: charge({
    label: 'Quanto custam os produtos por mês',
    hint: 'Seguros no banco, cartões e conta: o que pagas a mais do que noutro lado.',
    description: 'EUR a month',
  }),
}

export const productsForm = defineForm({
  spreadWithout: optional(productsFields.spreadWithout),
  spreadWith: optional(productsFields.spreadWith),
  monthlyProducts: optional(productsFields.monthlyProducts),
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
