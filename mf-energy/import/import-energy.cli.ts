import path from 'node:path'
import { importEnergy } from './import-energy'

// npm run import:energy -- --edition 2026-11-20 <CSV.zip | Precos_ELEGN.csv CondComerciais.csv> [--out file]
const { isTTY } = process.stderr
process.exitCode = importEnergy(process.argv.slice(2), {
  catalogue: path.resolve(import.meta.dirname, '../src/offers/catalogue.json'),
  say: (line) => console.log(line),
  progress: (text) => process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`),
})
if (isTTY) process.stderr.write('\n')
