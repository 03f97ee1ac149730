import { Money } from 'shared-lib/kit/ui/money/money'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { Supply } from '../../data/offers/offer'
import { rowName, rowProviders, supplyNames } from '../../rules/offer-words'
import type { ResultRow } from '../../rules/vocabulary'
import { type BillChapter, type BillGroup, chaptersOf, sumCents } from './bill-groups'
import styles from './bill-view.module.css'
import { measureWords, partWords } from './bill-words'
import type { Home } from './results.load'

const groupNames: Readonly<Record<BillGroup, string>> = {
  fixed: 'Potência',
  energy: 'Energia',
  taxes: 'Taxas e impostos',
  vat: 'IVA',
  discounts: 'Descontos',
  service: 'Serviço obrigatório',
}

const nameOf = (group: BillGroup, supply: Supply) =>
  group === 'fixed' && supply === 'gas' ? 'Termo fixo' : groupNames[group]

const homeWords = (supply: Supply, { kva, kwhElectricity, kwhGas, gasTier }: Home) =>
  supply === 'gas'
    ? `Escalão ${gasTier} · ${formatNumber(kwhGas, 1)} kWh por ano`
    : `${formatNumber(kva)} kVA · ${formatNumber(kwhElectricity, 1)} kWh por ano`

interface ChapterProps {
  readonly chapter: BillChapter
  readonly supply: Supply
  readonly explained: boolean
}

/** A chapter with its lines: what it costs, its formula, and what it pays for. */
const Chapter = ({ chapter, supply, explained }: ChapterProps) => (
  <tbody>
    <tr className={styles.chapter}>
      <th scope="rowgroup">
        {nameOf(chapter.group, supply)}
        {chapter.measure && <span className={styles.measure}>{measureWords(chapter.measure)}</span>}
      </th>
      <td>
        <Money cents={chapter.cents} />
      </td>
    </tr>
    {chapter.parts.map(({ key, cents, measure }) => (
      <tr key={key}>
        <th scope="row">
          {partWords[key][0]}
          {measure && <span className={styles.measure}>{measureWords(measure)}</span>}
          {explained && <span className={styles.why}>{partWords[key][1]}</span>}
        </th>
        <td>
          <Money cents={cents} />
        </td>
      </tr>
    ))}
  </tbody>
)

interface BillViewProps {
  readonly row: ResultRow
  readonly home: Home
  /** Adds an explanation to each line: once on a page, not with every offer. */
  readonly explained?: boolean
}

/** A year's bill as bills are printed: by supply, in chapters; the lines add up to the total. */
export const BillView = ({ row, home, explained = false }: BillViewProps) => (
  <section className={styles.bill} aria-label={`Fatura de um ano: ${rowProviders(row)}, ${rowName(row)}`}>
    <p className={styles.title}>Fatura de um ano</p>
    {row.supplies.map(({ supply }) => (
      <table className={styles.lines} key={supply}>
        <caption>
          <strong>{supplyNames[supply]}</strong>
          <span>{homeWords(supply, home)}</span>
        </caption>
        {chaptersOf(row.parts, supply).map((chapter) => (
          <Chapter key={chapter.group} chapter={chapter} supply={supply} explained={explained} />
        ))}
        {row.supplies.length > 1 && (
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row">{supplyNames[supply]} por ano</th>
              <td>
                <Money cents={sumCents(row.parts.filter((part) => part.supply === supply))} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    ))}
    <dl className={styles.totals}>
      <div>
        <dt>Total por ano, com IVA</dt>
        <dd>
          <Money cents={row.yearlyCents} />
        </dd>
      </div>
      <div>
        <dt>Em média por mês</dt>
        <dd>
          <Money cents={row.monthlyCents} />
        </dd>
      </div>
    </dl>
    {row.dgegYearlyCents > 0 && (
      <p className={styles.note}>
        A fatura traz ainda a taxa da DGEG, <Money cents={row.dgegYearlyCents} period="ano" />, que fica fora
        do total, como no simulador da ERSE.
      </p>
    )}
  </section>
)
