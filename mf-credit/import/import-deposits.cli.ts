import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { importCli } from 'shared-lib/import/import-cli'
import { depositSchema } from '../src/term-deposit/data/offers/catalogue.schema'

// npm run import:deposits -- <file.json>
importCli(
  catalogueImport({ usage: 'npm run import:deposits -- <file.json>', schema: depositSchema }),
  path.resolve(import.meta.dirname, '../src/term-deposit/data/offers/catalogue.json'),
  process.argv.slice(2),
)
