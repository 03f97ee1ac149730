import path from 'node:path'
import { monthlyImport } from 'shared-lib/import/monthly-figures.import'

const parameters = (product: string, file: string) =>
  path.resolve(import.meta.dirname, '../src', product, 'data/parameters', file)

/** Figures of the market by month, by the name of their command. */
export const monthlyImports = {
  'deposit-rate': {
    target: parameters('term-deposit', 'average-rate.json'),
    set: monthlyImport({
      command: 'npm run import:deposit-rate',
      figures: ['rate'],
      bounds: { least: -1, most: 15 },
      largestStep: 1,
    }),
  },
  inflation: {
    target: parameters('term-deposit', 'inflation.json'),
    set: monthlyImport({
      command: 'npm run import:inflation',
      figures: ['rate'],
      bounds: { least: -10, most: 40 },
      largestStep: 2,
    }),
  },
  'market-taeg': {
    target: parameters('personal-loan', 'market-taeg.json'),
    set: monthlyImport({
      command: 'npm run import:market-taeg',
      figures: ['personal', 'education', 'carUsed'],
      bounds: { least: 1, most: 40 },
      largestStep: 3,
    }),
  },
  'card-taeg': {
    target: parameters('credit-card', 'average-taeg.json'),
    set: monthlyImport({
      command: 'npm run import:card-taeg',
      figures: ['taeg'],
      bounds: { least: 1, most: 40 },
      largestStep: 3,
    }),
  },
} as const
