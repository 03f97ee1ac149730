import { lisbonToday } from '../src/rules/dates/iso-date'
import { type DataSet, runImport } from './run-import'

/** Runs a `npm run import:<data>` command: its words, the real file and today. */
export const importCli = <Data>(set: DataSet<Data>, target: string, args: readonly string[]): void => {
  process.exitCode = runImport(set, args, {
    target,
    today: lisbonToday(new Date()),
    say: (line) => console.log(line),
  })
}
