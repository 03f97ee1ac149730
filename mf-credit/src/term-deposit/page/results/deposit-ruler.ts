import { isHistoric, leadingKind } from 'shared-lib/kit/results/row'
import { type RulerDeclaration, savingVerdict, type Verdict } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { type DepositRow, depositOfferWords } from './deposit-row'
import type { DepositResultsData } from './results.load'

/** Old rates promise nothing: the verdict then begins with their month. */
const verdictOf = (row: DepositRow, { own, over, month }: DepositResultsData): Verdict => {
  const verdict = savingVerdict({ today: own.cents, best: row.main.cents, over, isGain: true })
  if (!isHistoric(row)) return verdict
  const { text } = verdict
  return { tone: 'stay', text: `Com as taxas de ${month}, ${text[0]?.toLowerCase()}${text.slice(1)}` }
}

/** Where the money is now, the average of the banks and the best deposit, in euros of the whole time. */
export function depositRuler(
  row: DepositRow,
  data: DepositResultsData,
  { want, ask }: { readonly want: string; readonly ask: string },
): RulerDeclaration {
  const { own, average } = data
  return {
    verdict: verdictOf(row, data),
    note: own.isGiven ? undefined : 'Contámos o teu dinheiro à ordem, a 0 %.',
    unit: 'cents',
    measure: `O que ganhas ${data.over}, depois de imposto e custos`,
    today: { value: own.cents, ask: 'Quanto rende hoje?', edit: { sheet: todaySheet } },
    marks: [
      ...(average === undefined
        ? []
        : [{ role: 'typical', label: 'Média dos bancos', value: average } as const]),
      { role: 'best', label: row.place === 1 ? 'O melhor' : 'O melhor destes', value: row.main.cents },
    ],
    offer: row,
    action: isHistoric(row)
      ? { words: 'Quero as taxas de hoje', href: ask, kind: 'main' }
      : { words: depositOfferWords.want, href: want, kind: leadingKind(row) },
    age: data.ageWords,
  }
}
