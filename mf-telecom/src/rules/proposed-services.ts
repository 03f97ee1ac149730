import type { InputOf } from 'shared-lib/kit/form/form'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { andList } from 'shared-lib/rules/text/list-words'
import { type proposalFields, type Service, services } from './proposal.fields'
import { type Asked, type Lack, lacksOf, type Services } from './services'

type Proposed = InputOf<typeof proposalFields>

const every = Object.keys(services) as readonly Service[]
const named = (service: Service) => services[service].toLowerCase()

const proposedPrice = (proposed: Proposed, service: Service): Cents | undefined => proposed[`${service}Price`]

/** Whether it was asked for as a whole service; the home's internet always is. */
const asksFor = ({ tv, voice, addSim }: Asked, service: Service): boolean =>
  ({ internet: true, tv, voice, mobile: addSim })[service] ?? false

interface Added {
  readonly service: Service
  /** Cents a month on top of the price. */
  readonly monthly: Cents
}

/** Requested services that the proposal leaves out, and that can be added for a known price. */
const addedIn = (proposed: Proposed, asked: Asked): readonly Added[] =>
  every.flatMap((service) => {
    const monthly = proposedPrice(proposed, service)
    const added = proposed.has && !proposed.has.includes(service) && asksFor(asked, service)
    return added && monthly !== undefined ? [{ service, monthly }] : []
  })

export const addedMonthly = (proposed: Proposed, asked: Asked): Cents =>
  sumCents(...addedIn(proposed, asked).map(({ monthly }) => monthly))

/** A part of the cost for each service that is added. */
export const addedParts = (proposed: Proposed, asked: Asked, months: number) =>
  addedIn(proposed, asked).map(({ service, monthly }) => ({
    key: service,
    title: `${services[service]} à parte`,
    cents: cents(monthly * months),
  }))

/** Services of a proposal; one without details is taken to be enough. */
function servicesOf(has: readonly Service[], { speed, cards, cardData }: Proposed): Services {
  const most = Number.POSITIVE_INFINITY
  return {
    ...(has.includes('internet') && { internet: { downMbps: speed ?? most } }),
    tv: has.includes('tv'),
    voice: has.includes('voice'),
    ...(has.includes('mobile') && {
      mobile: { sims: cards ?? most, dataGb: cardData ?? most },
    }),
  }
}

/** Requested services that a proposal lacks, with those that can be added for a known price. */
export function proposedLacks(proposed: Proposed, asked: Asked): readonly Lack[] {
  if (!proposed.has) return []
  const added = addedIn(proposed, asked).map(({ service }) => service)
  return lacksOf(servicesOf([...proposed.has, ...added], proposed), asked)
}

/** More of a service than its name, where the proposal has it. */
function detailOf(service: Service, { speed, cards }: Proposed): string {
  if (service === 'internet' && speed !== undefined) return ` a ${speed} Mbps`
  if (service !== 'mobile' || cards === undefined) return ''
  return cards === 1 ? ' com 1 cartão' : ` com ${cards} cartões`
}

/** Services included and added, each with its price where it is known; then those to be asked. A sentence each. */
export function serviceNotes(proposed: Proposed, asked: Asked): readonly string[] {
  const { has } = proposed
  if (!has || has.length === 0) return []
  const included = has.map((service) => {
    const price = proposedPrice(proposed, service)
    const priceText = price === undefined ? '' : ` (${formatBriefEuro(price)} por mês)`
    return `${named(service)}${detailOf(service, proposed)}${priceText}`
  })
  const added = addedIn(proposed, asked).map(
    ({ service, monthly }) => `${named(service)} por mais ${formatBriefEuro(monthly)} por mês`,
  )
  const unpriced = every.filter(
    (service) =>
      !has.includes(service) && asksFor(asked, service) && proposedPrice(proposed, service) === undefined,
  )
  return [
    `Inclui ${andList(included)}.`,
    ...(added.length > 0 ? [`Contámos também ${andList(added)}.`] : []),
    ...(unpriced.length > 0
      ? [`Pergunta quanto custa juntar ${andList(unpriced.map(named))} e escreve-o em «${pricesTitle}».`]
      : []),
  ]
}

/** Of the section that asks for the prices of the services. */
export const pricesTitle = 'Preço de cada serviço'
