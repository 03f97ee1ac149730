import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { importCli } from 'shared-lib/import/import-cli'
import { depositSchema } from './catalogue.schema'

// npm run import:deposits -- <file.json>
importCli(
  catalogueImport({ usage: 'npm run import:deposits -- <file.json>', schema: depositSchema }),
  path.resolve(import.meta.dirname, 'catalogue.json'),
  process.argv.slice(2),
)
