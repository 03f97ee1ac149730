import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { importCli } from 'shared-lib/import/import-cli'
import { telecomSchema } from '../src/data/offers/catalogue.schema'

// npm run import:telecom -- <file.json>
importCli(
  catalogueImport({ usage: 'npm run import:telecom -- <file.json>', schema: telecomSchema }),
  path.resolve(import.meta.dirname, '../src/data/offers/catalogue.json'),
  process.argv.slice(2),
)
