import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { usableTexts } from 'shared-lib/kit/funnel/flow'
import { addressOf } from 'shared-lib/kit/funnel/funnel-address'
import type { TagOffer, TagOffers } from 'shared-lib/kit/results/tag-offers'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import type { DepositRow } from './deposit-row'
import { loadDepositResults } from './results.load'

/** A tag's attributes as the contract of `qp-term-deposit-results` parses them. */
interface Attributes {
  readonly amount: number
  readonly horizon: string
  readonly region: string
  readonly lock: boolean
  readonly limit: number
}

/** Data of `qp-term-deposit-results` in a story: the results page's own ranking, for a typical amount and time. */
export function tagDeposits({ attributes, today, offers }: TagCall): TagOffers {
  const { amount, horizon, region, lock, limit } = attributes as unknown as Attributes
  const raw = usableTexts(termDepositFunnel, {
    amount: String(amount),
    horizon,
    region,
    mayLock: String(lock),
    origin: 'newBank',
  })
  const [path = '', query = ''] = addressOf(termDepositFunnel, termDepositFunnel.done, raw).split('?')
  const data = loadDepositResults({ path, query, today, ...(offers && { offers }) })
  return {
    kind: 'tag',
    offers: data.rows.slice(0, limit).map(offerOf),
    intro: `Quanto ganhas com ${data.saved}`,
    notes: data.truths.slice(0, 2),
    ...(data.rows.length === 0 && { none: 'Nenhum depósito serve para este montante e prazo.' }),
    source: data.source,
    ageWords: data.ageWords,
    links: {
      same: addressOf(termDepositFunnel, termDepositFunnel.done, raw),
      other: addressOf(termDepositFunnel, termDepositFunnel.path, {}),
    },
  }
}

const offerOf = ({ id, place, provider, title, main, chips, doubts }: DepositRow): TagOffer => ({
  id,
  provider,
  main,
  name: title,
  ...(place !== undefined && { place }),
  conditions: [...chips.map(({ words }) => words), ...(doubts.length > 0 ? ['Confirma no banco'] : [])],
})
