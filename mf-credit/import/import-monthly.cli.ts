import { importCli } from 'shared-lib/import/import-cli'
import { monthlyImports } from './monthly-imports'

// npm run import:deposit-rate | import:inflation | import:market-taeg | import:card-taeg -- <file.csv>
const [which = '', ...args] = process.argv.slice(2)
const found = monthlyImports[which as keyof typeof monthlyImports]
if (!found) throw new Error(`say one of ${Object.keys(monthlyImports).join(', ')}`)
importCli(found.set, found.target, args)
