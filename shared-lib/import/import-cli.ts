import { lisbonToday } from '../src/dates/iso-date'
import { type DataSet, runImport } from './run-import'

/** What a `npm run import:<data>` command does: its words, the real file and today. */
export const importCli = <Data>(set: DataSet<Data>, target: string, args: readonly string[]): void => {
  process.exitCode = runImport(set, args, {
    target,
    today: lisbonToday(new Date()),
    say: (line) => console.log(line),
  })
}
