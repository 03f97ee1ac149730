import { briefAmount, type RulerDeclaration, savingVerdict, type Verdict } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { monthsText } from 'shared-lib/rules/dates/time-words'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import { horizon } from '../../rules/horizon'
import type { Outlook, TriedSwitch } from '../../rules/outlook'
import type { RankedPackage } from '../../rules/package-ranking'

interface Known {
  readonly hasContract: boolean
  /** Missing without today's price. */
  readonly outlook?: Outlook | undefined
  /** A price that the visitor was asked for. */
  readonly tried?: Cents | undefined
  /** The cheapest published package with all that was asked. */
  readonly best?: RankedPackage | undefined
  /** Changing to it, against staying. */
  readonly change?: TriedSwitch | undefined
  readonly today: IsoDate
}

const over = `em ${horizon} meses`
const stay: Verdict = { tone: 'stay', text: 'Já estás bem: não mudes' }
const exitTooDear: Verdict = { tone: 'stay', text: 'Não mudes já: sair custa mais do que poupas' }
const saves = (saved: number) => `${formatWholeEuro(cents(saved))} ${over}`

const triedVerdict = ({ best, saved, price }: TriedSwitch): Verdict => {
  if (best === 'now') return { tone: 'good', text: `Muda já: poupas ${saves(saved)}` }
  if (best === 'wait') return { tone: 'good', text: `Espera pelo fim da fidelização: poupas ${saves(saved)}` }
  return { tone: 'stay', text: `Não mudes: a ${formatBriefEuro(price)} por mês não poupas` }
}

/** Without a package to compare with: what leaving costs. */
function exitVerdict({ hasContract, outlook }: Known): Verdict {
  if (!hasContract) return { tone: 'stay', text: 'Compara as propostas pelo custo de dois anos' }
  if (!outlook) return { tone: 'stay', text: 'Diz quanto pagas e vê quanto podes poupar' }
  const { end, exit, highestNewMonthly: highest } = outlook
  if (end === 'unknown') return { tone: 'stay', text: 'Diz quando acaba a fidelização' }
  if (!exit?.charge) return { tone: 'good', text: 'Já podes mudar sem pagar nada' }
  if (highest === undefined) return exitTooDear
  return { tone: 'stay', text: `Só compensa mudar até ${briefAmount({ cents: highest, period: 'mês' })}` }
}

/** Old prices promise nothing: the verdict begins with their month. */
function packageVerdict(
  best: RankedPackage,
  { hasContract, change, today }: Known,
  own: Cents | undefined,
): Verdict {
  const old = best.standing === 'historic'
  const then = (words: string) => (old ? `Em ${priceMonth(best, today)}, ${words}` : words)
  if (own === undefined) {
    const from = then(`desde ${briefAmount({ cents: best.trueMonth, period: 'mês' })}`)
    return { tone: 'stay', text: `${from[0]?.toUpperCase()}${from.slice(1)}` }
  }
  const saving = savingVerdict({ today: own, best: best.trueMonth, over: 'por mês' })
  if (saving.tone === 'stay')
    return hasContract ? stay : { tone: 'stay', text: 'Bom preço: não encontrámos mais barato' }
  if (change?.best === 'stay') return exitTooDear
  const less = `menos ${formatWholeEuro(cents(own - best.trueMonth))} por mês`
  if (change?.best === 'wait') return { tone: 'stay', text: `Espera pelo fim da fidelização: ${less}` }
  return old ? { tone: 'stay', text: then(less) } : saving
}

const noPackage = 'Nenhum pacote publicado tem tudo o que pediste.'

/** What the verdict was counted with, and what leaving costs: one line on a phone. */
function noteOf({ outlook, best, tried }: Known): string | undefined {
  if (!outlook) {
    if (tried !== undefined) return undefined
    return best ? 'Contámos o pacote publicado mais barato.' : noPackage
  }
  const { exit } = outlook
  if (!exit) return undefined
  if (exit.charge === 0) return best ? 'Podes sair sem pagar.' : noPackage
  return `Sair custa até ${formatBriefEuro(exit.charge)}; daqui a ${monthsText(exit.monthsLeft)}, nada.`
}

function marksOf({ outlook, best, tried }: Known, own: Cents | undefined): RulerDeclaration['marks'] {
  const highest = outlook?.highestNewMonthly
  const isOffered = outlook && tried !== undefined
  return [
    ...(best
      ? [
          {
            role: own === undefined || isOffered ? 'typical' : 'best',
            label: 'Pacote publicado',
            value: best.trueMonth,
          } as const,
        ]
      : []),
    ...(isOffered ? [{ role: 'best', label: 'A proposta', value: tried } as const] : []),
    ...(!isOffered && outlook?.exit?.charge && highest !== undefined
      ? [{ role: 'limit', label: 'Compensa até', value: highest } as const]
      : []),
  ]
}

/** Today, the cheapest published package with all that was asked, and up to which price leaving pays, in euros of a month. */
export function telecomRuler(known: Known, ask: string): RulerDeclaration {
  const { hasContract, outlook, tried, best, today } = known
  // Without a contract, a price that was asked for is what packages are compared with.
  const own = hasContract ? outlook?.monthly : tried
  const verdict = outlook?.tried
    ? triedVerdict(outlook.tried)
    : best
      ? packageVerdict(best, known, own)
      : exitVerdict(known)
  return {
    verdict,
    note: noteOf(known),
    unit: 'cents',
    period: 'mês',
    measure: `Por mês, ${over}`,
    today: {
      value: own,
      ...(!hasContract && { label: 'Pedem-te' }),
      ask: hasContract ? 'Quanto pagas hoje?' : 'Que preço te pedem?',
      edit: { sheet: todaySheet },
    },
    marks: marksOf(known, own),
    offer: best && {
      provider: best.offer.providerName,
      title: best.offer.name,
      main: { cents: best.trueMonth, period: 'mês' },
    },
    action: {
      words: best ? 'Quero o preço de hoje' : 'Quero que me liguem',
      href: ask,
      kind: verdict === stay || verdict === exitTooDear ? 'plain' : 'main',
    },
    age: best ? priceAgeWords(best, today) : 'custo de sair pela Lei n.º 16/2022',
  }
}
