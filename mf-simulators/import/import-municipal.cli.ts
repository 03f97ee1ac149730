import path from 'node:path'
import { importCli } from 'shared-lib/import/import-cli'
import { municipalRatesImport } from './municipal-rates.import'

// npm run import:municipal -- <file.csv>; the README of this folder describes the format.
importCli(
  municipalRatesImport,
  path.resolve(import.meta.dirname, '../src/data/parameters/municipalities/decisions.json'),
  process.argv.slice(2),
)
