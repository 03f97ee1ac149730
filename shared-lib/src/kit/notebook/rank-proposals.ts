import { placesIn } from '../../rules/offers/places'
import { type InputOf, readTexts } from '../form/form'
import type { Part } from '../results/row'
import { type BreakEven, breakEvenOf } from './break-even'
import { type AnyNotebook, type Cost, orderCents, type Proposal } from './notebook'

export interface RankedProposal {
  readonly proposal: Proposal
  /** 1 is the best: it costs least, or yields most; equal amounts share a place. */
  readonly place: number
  readonly tied: boolean
  readonly cost: Cost
  readonly first: Proposal
  /** Cents worse than the first, and better than the next; below zero only where something else decides. */
  readonly overFirstCents: number
  readonly underNextCents: number | undefined
  /** Decides in place of the cents, by its name. */
  readonly decider?: string | undefined
  /** Shown with the order. */
  readonly warning?: string | undefined
  /** The part with the largest difference from the first (from the second, for the first); cents more here. */
  readonly decidedBy: Part | undefined
  /** Where the next one would be the better. */
  readonly breakEven: BreakEven | undefined
  /** Lacks against what was asked for; with any it ranks below those that have everything. */
  readonly lacks: readonly string[]
  /** Others have a price and lack something; it alone does not. */
  readonly onlyWhole: boolean
  /** Labels of empty figures that the cost would count. */
  readonly missing: readonly string[]
}

interface Read {
  readonly proposal: Proposal
  readonly input: InputOf<AnyNotebook['form']['fields']>
  readonly cost: Cost
  readonly lacks: readonly string[]
}

/**
 * Proposals by cost, or yield, or by what else decides for them, and nothing else; equal ones by `settles`, else in the
 * order of their ids. Below them, in the same order, those that do not have everything that was asked for. Pure. A
 * proposal that leaves out what its form asks for has no cost and no place: see `proposalProblems`.
 */
export function rankProposals(
  notebook: AnyNotebook,
  proposals: readonly Proposal[],
): readonly RankedProposal[] {
  const read = proposals.flatMap((proposal): Read[] => {
    const reading = readTexts(notebook.form, proposal.texts)
    if (!('input' in reading)) return []
    const { input } = reading
    return [{ proposal, input, cost: notebook.cost(input), lacks: notebook.lacks?.(input) ?? [] }]
  })
  const decided = notebook.decides?.(read.map(({ input }) => input))
  const decider = decided && 'name' in decided ? decided : undefined
  const warning = decided && 'warning' in decided ? decided.warning : undefined
  const keyOf = ({ input, cost }: Read): number => decider?.of(input) ?? orderCents(notebook, cost)
  const sorted = read.toSorted(
    (one, two) =>
      Math.sign(one.lacks.length) - Math.sign(two.lacks.length) ||
      keyOf(one) - keyOf(two) ||
      settled(notebook, one, two) ||
      (one.proposal.id < two.proposal.id ? -1 : 1),
  )
  const market = sorted.filter(({ lacks }) => lacks.length === 0)
  const placementOf = placesIn(market, {
    id: ({ proposal }) => proposal.id,
    cents: keyOf,
    isHistoric: () => false,
  })
  const whole = market.flatMap((one): RankedProposal[] => {
    const placement = placementOf(one)
    if (placement?.place === undefined) return []
    const { place, tied, first, next, isFirst } = placement
    const against = isFirst ? next : first
    const row = {
      proposal: one.proposal,
      place,
      tied,
      cost: one.cost,
      first: first.proposal,
      overFirstCents: orderCents(notebook, one.cost) - orderCents(notebook, first.cost),
      underNextCents: next && orderCents(notebook, next.cost) - orderCents(notebook, one.cost),
      decider: decider?.name,
      warning,
      decidedBy: against && decidedBy(one.cost, against.cost),
      breakEven:
        next &&
        (decider
          ? breakEvenOf(notebook, one.input, keyOf(next), decider.of)
          : breakEvenOf(notebook, one.input, next.cost.cents)),
      lacks: one.lacks,
      onlyWhole: market.length === 1 && sorted.length > 1,
      missing: missingIn(notebook, one.input),
    }
    return [row]
  })
  return [...whole, ...lackingRows(notebook, sorted, whole.length)]
}

/** Which of two equal ones comes first, as `toSorted` reads it; 0 where nothing settles it. */
function settled({ settles }: AnyNotebook, one: Read, two: Read): number {
  if (!settles) return 0
  const [name, other] = [one.proposal.name, two.proposal.name]
  return settles(one.input) - settles(two.input) || (name < other ? -1 : Number(name > other))
}

/** Those that lack something, compared with the first of all: their neighbours among the complete ones mean nothing. */
function lackingRows(
  notebook: AnyNotebook,
  sorted: readonly Read[],
  after: number,
): readonly RankedProposal[] {
  const [first] = sorted
  const rows = sorted.filter(({ lacks }) => lacks.length > 0)
  return rows.map(({ proposal, input, cost, lacks }, at) => {
    const sameAs = rows.findIndex((one) => one.cost.cents === cost.cents)
    return {
      proposal,
      cost,
      lacks,
      place: after + sameAs + 1,
      tied: sameAs < at,
      first: first?.proposal ?? proposal,
      overFirstCents: orderCents(notebook, cost) - orderCents(notebook, first?.cost ?? cost),
      underNextCents: undefined,
      decidedBy: undefined,
      breakEven: undefined,
      onlyWhole: false,
      missing: missingIn(notebook, input),
    }
  })
}

/** The part that differs most; its cents are those that it is more here than there. */
function decidedBy(one: Cost, other: Cost): Part | undefined {
  const keys = new Map([...other.parts, ...one.parts].map((part) => [part.key, part.title]))
  const centsOf = ({ parts }: Cost, key: string) => parts.find((part) => part.key === key)?.cents ?? 0
  const differences = [...keys].map(([key, title]) => ({
    key,
    title,
    cents: centsOf(one, key) - centsOf(other, key),
  }))
  const most = differences.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0]
  return most?.cents ? most : undefined
}

const missingIn = ({ form, counted }: AnyNotebook, input: Readonly<Record<string, unknown>>) =>
  counted.flatMap((name) => (input[name] === undefined ? (form.fields[name]?.label ?? []) : []))
