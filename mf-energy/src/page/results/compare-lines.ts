import type { FactLine } from 'shared-lib/kit/results/ui/compare-table'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { conditionWords, timeNames } from '../../rules/offer-words'
import type { ResultRow, RowSupply } from '../../rules/vocabulary'

const each = (row: ResultRow, words: (supply: RowSupply) => string | undefined) =>
  [...new Set(row.supplies.flatMap((supply) => words(supply) ?? []))].join('; ')

const loyaltyWords = ({ loyalty }: RowSupply) =>
  loyalty === undefined ? 'Não indicado' : loyalty ? 'Com fidelização' : 'Sem fidelização'

function renewableWords(row: ResultRow): string {
  const electricity = row.supplies.find(({ supply }) => supply === 'electricity')
  if (!electricity) return 'Não se aplica ao gás'
  return electricity.renewable ? '100 % da eletricidade' : 'Não indicado'
}

const cycleWords = ({ cycles }: RowSupply) =>
  cycles?.length === 1 ? (cycles[0] === 'daily' ? ', ciclo diário' : ', ciclo semanal') : ''

function savingText({ savingCents, standing }: ResultRow): string {
  if (standing === 'historic') return 'Só com preços de hoje'
  if (savingCents === undefined) return 'Não indicado'
  if (savingCents === 0) return 'Nenhuma'
  return savingCents > 0
    ? `${formatBriefEuro(cents(savingCents))} por ano`
    : `Nenhuma: mais ${formatBriefEuro(cents(-savingCents))} por ano`
}

/** Lines without amounts: conditions, how it is sold and how sure the data are. */
export const factLines = (rows: readonly ResultRow[], month: string): readonly FactLine[] =>
  [
    { title: 'Poupança em relação a hoje', words: rows.map(savingText) },
    {
      title: 'Condições',
      words: rows.map(
        (row) =>
          [...new Set(row.supplies.flatMap(({ conditions }) => conditions.map(conditionWords)))].join('; ') ||
          'Nenhuma conhecida',
      ),
    },
    { title: 'Fidelização', words: rows.map((row) => each(row, loyaltyWords)) },
    { title: 'Renovável', words: rows.map(renewableWords) },
    {
      title: 'Horário',
      words: rows.map((row) =>
        each(row, (supply) => supply.timeOption && timeNames[supply.timeOption] + cycleWords(supply)),
      ),
    },
    {
      title: 'Preço',
      words: rows.map((row) => each(row, ({ indexed }) => (indexed ? 'Muda com o mercado' : 'Fixo'))),
    },
    {
      title: 'Dados',
      words: rows.map(
        (row) =>
          [
            ...row.supplies.flatMap(({ doubt }) => doubt ?? []),
            ...(row.standing === 'current' ? [] : [`Preço de ${month}.`]),
          ].join(' ') || 'Sem avisos',
      ),
    },
  ].filter(({ words }) => words.some(Boolean))
