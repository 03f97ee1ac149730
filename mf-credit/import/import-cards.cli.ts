import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { importCli } from 'shared-lib/import/import-cli'
import { cardSchema } from '../src/credit-card/data/offers/catalogue.schema'

// npm run import:cards -- <file.json>
importCli(
  catalogueImport({ usage: 'npm run import:cards -- <file.json>', schema: cardSchema }),
  path.resolve(import.meta.dirname, '../src/credit-card/data/offers/catalogue.json'),
  process.argv.slice(2),
)
