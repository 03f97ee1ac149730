import { leadingKind, placeOf } from 'shared-lib/kit/results/row'
import { leastCents, type RulerDeclaration, savingVerdict, type Verdict } from 'shared-lib/kit/results/ruler'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { comparedCents, type EnergyRow, energyWords, namedByElectricity, rankedMarket } from './energy-row'
import type { ResultsData } from './results.load'
import { againstWords } from './saving-words'

/** Sheet with the one field of today. */
export const paidSheetId = 'ultima-fatura'

const regulated = 'a tarifa regulada'

/** Old prices promise nothing: the verdict is of their month, and the button asks for those of today. */
const thenVerdict = (less: number, month: string): Verdict => ({
  tone: 'stay',
  text: `Em ${month}, ${less >= leastCents ? `menos ${formatWholeEuro(cents(less))} por ano` : 'nada mais barato'}`,
})

function verdictOf(row: EnergyRow, data: ResultsData): Verdict {
  const { current, typical, month } = data
  const today = comparedCents(data)
  if (today === undefined) return { tone: 'stay', text: 'A oferta mais barata para ti' }
  const compared = { today, over: 'por ano', typical: current ? undefined : regulated }
  if (row.evidence.standing !== 'historic') {
    const verdict = savingVerdict({ ...compared, best: row.own.yearlyCents })
    // Where filters leave cheaper ones out, staying is no advice.
    return row.place === 1 || verdict.tone === 'good'
      ? verdict
      : { tone: 'stay', text: 'Com estes filtros, nada mais barato' }
  }
  const sure =
    current?.origin === 'bill' && typical?.until
      ? savingVerdict({ ...compared, best: typical.yearlyCents })
      : undefined
  return sure?.tone === 'good'
    ? { tone: 'good', text: `${sure.text} na tarifa regulada` }
    : thenVerdict(today - row.own.yearlyCents, month)
}

/** The basis of today's cost, and the use that follows from the last bill. */
function basisOf({ current, currentName, typical, home, ranked }: ResultsData): string | undefined {
  if (!current) return typical && `Contámos ${regulated}.`
  if (current.origin === 'catalogue') return `Contámos ${againstWords(current, currentName)}.`
  if (!home.isUseOfBill) return undefined
  const [power, gas] = [home.kwhElectricity, home.kwhGas].map((kwh) => `${formatDecimal(kwh, 0)} kWh de`)
  if (ranked === 'dual') return `Pela fatura: ${power} luz e ${formatDecimal(home.kwhGas, 0)} de gás.`
  return `Pela fatura: ${ranked === 'gas' ? `${gas} gás` : `${power} luz`} por ano.`
}

/** Today, the regulated tariff and the cheapest for this home, in euros of a year. */
export function energyRuler(
  row: EnergyRow,
  data: ResultsData,
  { want, ask }: { readonly want: string; readonly ask: string },
): RulerDeclaration {
  const { current, typical, ageWords } = data
  const { place } = row
  const isHistoric = row.evidence.standing === 'historic'
  const verdict = verdictOf(row, data)
  return {
    verdict,
    note: [basisOf(data), place !== undefined && place > 1 && `É a ${placeOf(row, rankedMarket(data))}.`]
      .filter(Boolean)
      .join(' '),
    unit: 'cents',
    period: 'ano',
    measure: 'Custo de um ano',
    today: {
      value: current?.yearlyCents,
      ask: 'Quanto pagas hoje?',
      edit: { sheet: paidSheetId },
    },
    marks: [
      ...(typical
        ? [{ role: 'typical', label: 'Tarifa regulada', value: typical.yearlyCents } as const]
        : []),
      {
        role: 'best',
        label: place === undefined || place === 1 ? 'A mais barata' : 'Com filtros',
        value: row.own.yearlyCents,
      },
    ],
    offer: namedByElectricity(row),
    action: isHistoric
      ? { words: 'Quero os preços de hoje', href: ask, kind: 'main' }
      : { words: energyWords.want, href: want, kind: verdict.tone === 'good' ? leadingKind(row) : 'plain' },
    age:
      isHistoric && typical?.until
        ? `${ageWords}; tarifa regulada em vigor até ${formatDatePt(toIsoDate(typical.until))}`
        : ageWords,
  }
}
