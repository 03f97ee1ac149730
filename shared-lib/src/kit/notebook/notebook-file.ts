import { isRecord } from '../../contract/is-record'
import { isIsoDate } from '../../rules/dates/iso-date'
import { type AnyNotebook, mostProposals, type Proposal, proposalProblems } from './notebook'
import { readProposal } from './read-proposal'

/** A notebook as the device keeps it and as a file takes it along. */
export interface KeptBook {
  readonly proposals: readonly Proposal[]
  /** The visitor wants it to travel with a request. */
  readonly withLead: boolean
  /** ISO date of its last change. */
  readonly on: string
}

const version = 1
/** Five proposals come nowhere near it. */
export const mostFileBytes = 64 * 1024

export const bookText = ({ product }: AnyNotebook, { proposals, withLead, on }: KeptBook): string =>
  JSON.stringify(
    {
      queroPoupar: 'caderno',
      version,
      product,
      on,
      withLead,
      proposals: proposals.map(({ name, texts }) => ({ name, texts })),
    },
    null,
    2,
  )

/** Reason why a text is no notebook of this product, in words for the visitor who chose the file. */
interface NoBook {
  readonly problem: string
}

const noBook = 'Este ficheiro não é um caderno de propostas do Quero Poupar.'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an untrusted notebook, whole or not at all. Never throws. */
export function readBookText(notebook: AnyNotebook, text: string): KeptBook | NoBook {
  if (text.length > mostFileBytes)
    return { problem: 'O ficheiro é demasiado grande para ser um caderno de propostas.' }
  const book = parsed(text)
  if (!isRecord(book) || book.queroPoupar !== 'caderno' || !Array.isArray(book.proposals))
    return { problem: noBook }
  if (book.version !== version)
    return { problem: 'O caderno é de outra versão do Quero Poupar e não o sabemos ler.' }
  if (book.product !== notebook.product) return { problem: 'Este caderno é de outro produto.' }
  if (book.proposals.length > mostProposals)
    return { problem: `O caderno tem mais de ${mostProposals} propostas.` }
  const proposals: Proposal[] = []
  for (const [at, one] of book.proposals.entries()) {
    const proposal = readProposal(notebook, one, String(at + 1))
    if (!proposal || proposalProblems(notebook, proposal).length > 0)
      return { problem: `A proposta ${at + 1} do ficheiro não se consegue ler: não juntámos nenhuma.` }
    proposals.push(proposal)
  }
  return {
    proposals,
    withLead: book.withLead === true,
    on: isIsoDate(book.on) ? book.on : '',
  }
}
