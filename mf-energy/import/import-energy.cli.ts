import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { energyCatalogue, importEnergy } from './import-energy'

// npm run import:energy -- "20261120 101500 CSV.zip" [--out file]; other files in the README of the offers.
const { isTTY } = process.stderr
process.exitCode = importEnergy(process.argv.slice(2), {
  catalogue: energyCatalogue,
  today: lisbonToday(new Date()),
  say: (line) => console.log(line),
  progress: (text) => process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`),
})
if (isTTY) process.stderr.write('\n')
