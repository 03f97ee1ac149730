import type { IsoDate } from '../../src/rules/dates/iso-date'
import { type DataSet, runImport } from '../run-import'
import type { Download } from './download'
import type { Source } from './source'

/** Figures by month: for each column its months. */
export type Columns = Readonly<Record<string, ReadonlyMap<string, number>>>

interface FigureSource<Data> extends Pick<Source, 'name' | 'publisher' | 'docs' | 'target'> {
  readonly set: DataSet<Data>
  /** Months from which on they are asked for: the newest that is held, so that a correction of it comes too. */
  from(held: Data): string
  /** Where visitors read that the figures come from, in Portuguese. */
  readonly source: string
  columns(download: Download, from: string): Promise<Columns>
}

/** A source of figures by month: what it publishes becomes the semicolon table that the import reads. */
export const figureSource = <Data>({ set, from, source, columns, ...about }: FigureSource<Data>): Source => ({
  ...about,
  async fetch({ download, today, held }) {
    const first = from(JSON.parse(held) as Data)
    const found = await columns(download, first)
    const names = Object.keys(found)
    const months = [...new Set(names.flatMap((name) => [...(found[name]?.keys() ?? [])]))]
      .filter((month) => month >= first && month < today.slice(0, 7))
      .toSorted()
    if (months.length === 0) throw new Error(`is older than ${first}, which is held`)
    const line = (month: string) =>
      [month, ...names.map((name) => String(found[name]?.get(month) ?? '').replace('.', ',')), source].join(
        ';',
      )
    const table = [`month;${names.join(';')};source`, ...months.map(line), ''].join('\n')
    return { files: [{ name: `${about.name}.csv`, bytes: new TextEncoder().encode(table) }] }
  },
  import: (args, { today, ...around }) => runImport(set, args, { ...around, today: today satisfies IsoDate }),
})
