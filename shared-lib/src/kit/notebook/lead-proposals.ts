import type { LeadProblem } from '../../rules/validation/problem'
import type { RawAnswers } from '../funnel/flow'
import { type AnyNotebook, mostProposals, type Proposal, proposalProblems } from './notebook'
import { rankProposals } from './rank-proposals'
import { readProposal } from './read-proposal'

/** A proposal as a lead carries it: the typed texts, and the cost by our rules. */
interface LeadProposal {
  readonly name: string
  readonly texts: RawAnswers
  readonly place: number
  readonly cents: number
}

export const proposalsBody = (proposals: readonly Proposal[]) =>
  proposals.map(({ name, texts }) => ({ name, texts }))

/** The proposals of an untrusted lead, counted again here; nothing sent of their cost or place is believed. */
export function checkProposals(
  notebook: AnyNotebook,
  given: unknown,
): { readonly proposals?: readonly LeadProposal[] } | { readonly problems: readonly LeadProblem[] } {
  if (given === undefined) return {}
  const refused = (field: string, message: string) => ({ problems: [{ field, message }] })
  if (!Array.isArray(given) || given.length > mostProposals)
    return refused('proposals', 'As propostas não se conseguem ler: envia o pedido sem elas')
  const proposals: Proposal[] = []
  for (const [at, one] of given.entries()) {
    const proposal = readProposal(notebook, one, String(at + 1))
    if (!proposal) return refused(`proposals.${at}`, 'Esta proposta não se consegue ler')
    const [problem] = proposalProblems(notebook, proposal)
    if (problem) return refused(`proposals.${at}.${problem.field}`, problem.message)
    proposals.push(proposal)
  }
  return {
    proposals: rankProposals(notebook, proposals).map(({ proposal: { name, texts }, place, cost }) => ({
      name,
      place,
      cents: cost.cents,
      texts,
    })),
  }
}
