import path from 'node:path'
import { importCli } from 'shared-lib/import/import-cli'
import { municipalRatesImport } from './municipal-rates.import'

// npm run import:municipal -- <file.csv>; format in the README beside this file.
importCli(
  municipalRatesImport,
  path.resolve(import.meta.dirname, '../src/parameters/municipalities/decisions.json'),
  process.argv.slice(2),
)
