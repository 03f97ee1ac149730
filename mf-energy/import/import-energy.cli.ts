import path from 'node:path'
import { lisbonToday } from 'shared-lib/dates/iso-date'
import { importEnergy } from './import-energy'

// npm run import:energy -- "20261120 101500 CSV.zip" [--out file]; other files in the README of the offers.
const { isTTY } = process.stderr
process.exitCode = importEnergy(process.argv.slice(2), {
  catalogue: path.resolve(import.meta.dirname, '../src/offers/catalogue.json'),
  today: lisbonToday(new Date()),
  say: (line) => console.log(line),
  progress: (text) => process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`),
})
if (isTTY) process.stderr.write('\n')
