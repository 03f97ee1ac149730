import path from 'node:path'
import { importCli } from 'shared-lib/import/import-cli'
import { euriborImport } from './euribor.import'
import { maximumTaegImport } from './maximum-taeg.import'
import { municipalRatesImport } from './municipal-rates.import'

// npm run import:euribor | import:taeg | import:municipal -- <file.csv>; formats in the README beside this file.
const parameters = path.resolve(import.meta.dirname, '../parameters')
const [which, ...args] = process.argv.slice(2)
if (which === 'euribor') importCli(euriborImport, `${parameters}/credit/euribor.json`, args)
else if (which === 'taeg') importCli(maximumTaegImport, `${parameters}/credit/maximum-taeg.json`, args)
else if (which === 'municipal')
  importCli(municipalRatesImport, `${parameters}/municipalities/decisions.json`, args)
else throw new Error('say euribor, taeg or municipal')
