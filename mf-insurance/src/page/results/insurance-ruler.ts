import { leastCents, type RulerDeclaration, savingVerdict, type Verdict } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { announcedRises } from '../../data/parameters/verdict'
import { type InsuranceAnswers, yearlyReference } from '../../fields'
import { typeNames } from '../../rules/covers'
import { scenariosOf, unpaid } from '../../rules/scenarios'

export const isInsured = ({ insured }: InsuranceAnswers) => insured !== false

/** What the cover that was chosen leaves to the owner. */
export const coverWords = ({ product = 'car', insuranceType = 'mandatory' }: InsuranceAnswers): string => {
  const open = unpaid(insuranceType, product).length
  return open === 0
    ? `${typeNames[insuranceType]} paga todos os acidentes da lista`
    : `Com este seguro, ${open} de ${scenariosOf(product).length} acidentes ficam por tua conta`
}

/** Rises that insurers announced for the year are no reason to leave; more than them is. */
function renewalVerdict(last: number, renewal: number, high: number | undefined): Verdict {
  const risen = renewal - last
  if (risen < leastCents) return savingVerdict({ today: last, best: renewal, over: 'por ano' })
  const more = `Sobe ${formatWholeEuro(cents(risen))} por ano`
  if (high === undefined) return { tone: 'stay', text: more }
  return risen > last * high + 1e-6
    ? { tone: 'bad', text: `${more}: pede outras propostas` }
    : { tone: 'stay', text: `${more}, dentro do anunciado` }
}

interface Prices {
  readonly last: number | undefined
  readonly asked: number | undefined
  readonly high: number | undefined
  readonly most: number | undefined
}

function verdictOf(answers: InsuranceAnswers, { last, asked, high, most }: Prices): Verdict {
  if (last === undefined || (asked === undefined && most === undefined))
    return { tone: 'stay', text: coverWords(answers) }
  if (asked === undefined)
    return {
      tone: 'stay',
      text: `Acima de ${formatWholeEuro(cents(most ?? last))} por ano, pede outras propostas`,
    }
  return isInsured(answers) || asked < last
    ? renewalVerdict(last, asked, high)
    : { tone: 'stay', text: 'A primeira proposta é a mais barata' }
}

/** The last receipt and what is asked now, in euros of a year; without a price, what the cover leaves to the owner. */
export function insuranceRuler(
  answers: InsuranceAnswers,
  asked: Cents | undefined,
  on: IsoDate,
  href: string,
): RulerDeclaration {
  const last = yearlyReference(answers)
  const held = isInsured(answers)
  const announced = held ? datedValueOn(announcedRises, on) : undefined
  const { low, high } = announced?.value ?? {}
  const year = announced?.from.slice(0, 4)
  // The highest price of the renewal that was announced.
  const most = last !== undefined && high !== undefined ? Math.round(last * (1 + high)) : undefined
  const verdict = verdictOf(answers, { last, asked, high, most })
  const isDearer = last !== undefined && asked !== undefined && asked > last
  const role = !isDearer ? 'best' : verdict.tone === 'bad' ? 'limit' : 'typical'
  return {
    verdict,
    note:
      most !== undefined
        ? `Para ${year}, as seguradoras anunciaram subidas de ${formatRatio(low ?? 0)} a ${formatRatio(high ?? 0)}.`
        : undefined,
    unit: 'cents',
    period: 'ano',
    measure: 'Total do ano, com impostos',
    today: {
      value: last,
      label: held ? 'Último recibo' : 'Pedem-te',
      ask: held ? 'Quanto pagaste no último recibo?' : 'Quanto te pedem?',
      edit: { sheet: todaySheet },
    },
    marks:
      asked !== undefined
        ? [{ role, label: held ? 'Pedem-te agora' : 'Outra proposta', value: asked }]
        : most !== undefined && high !== undefined
          ? [{ role: 'limit', label: `Mais ${formatRatio(high)}`, value: most }]
          : [],
    action: { words: 'Quero propostas', href, kind: 'main' },
    age:
      most !== undefined ? `previsões das seguradoras para ${year}` : 'só a seguradora te pode dar um preço',
  }
}
