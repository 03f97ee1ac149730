import type { Fields, Form, InputOf } from '../form/form'
import { readTexts } from '../form/form'
import type { Problem, RawAnswers } from '../funnel/flow'
import type { Part } from '../results/row'

/** Cost of a proposal, or its yield: whole cents; the parts add up to it. */
export interface Cost {
  readonly cents: number
  readonly parts: readonly Part[]
  /** The same over another time, or another figure of it: `por mês, com tudo`. Its place does not follow it. */
  readonly beside?: readonly { readonly title: string; readonly cents: number }[]
  /** Notes that the figures do not show, a sentence each: that the price rises, and when. */
  readonly notes?: readonly string[]
}

/** Whether the lower or the higher amount is the better one: of costs less, of yields more. */
export type Better = 'less' | 'more'

/** Order of proposals where that is not their whole cost. */
interface Decider<Of extends Fields = Fields> {
  /** As in «a TAEG mais baixa». */
  readonly name: string
  /** Lower is better. */
  of(input: InputOf<Of>): number
}

/** The notebook of one product: the questions on a proposal, and its cost. */
export interface Notebook<Of extends Fields = Fields> {
  /** In addresses of storage, files and leads, e.g. `home-loan`. */
  readonly product: string
  /** Kind of company that makes the proposals, as the label of their name: `Operadora`. Missing: `Banco`. */
  readonly holder?: string
  /** Fields besides the name. No name of one may be one of the funnel's answers: both are in one address. */
  readonly form: Form<Of>
  /** Published, and nothing but arithmetic: amounts that were left empty count as nothing. */
  cost(input: InputOf<Of>): Cost
  /** Lacks of a proposal against what was asked for, in words: it ranks below all that have everything, at any cost. */
  lacks?(input: InputOf<Of>): readonly string[]
  /**
   * Decides for these proposals: a yearly rate where they lend alike. Missing, or with a warning for the visitor: the
   * cents of the cost.
   */
  decides?(inputs: readonly InputOf<Of>[]): Decider<Of> | { readonly warning: string }
  /** Settles equal costs, the lower first, and after it the name. Missing: they are in the order of their ids. */
  settles?(input: InputOf<Of>): number
  /** Title of the cost: `Custo em 24 meses`. */
  readonly costTitle: string
  /** Missing: less. */
  readonly better?: Better
  /** Amounts that make a proposal dearer than it looks while they are not filled in. */
  readonly counted: readonly (keyof Of & string)[]
  /** Amounts to bargain over: the cost only rises, or only falls, with each. The first that turns the order is shown. */
  readonly breakEvenFields: readonly (keyof Of & string)[]
  /** Last day on which the proposal can be taken. */
  readonly until?: keyof Of & string
}

// biome-ignore lint/suspicious/noExplicitAny: the notebook of any product; its form and its cost fit each other
export type AnyNotebook = Notebook<any>

/** Cents by which proposals are put in order, the lowest first. */
export const orderCents = (
  { better }: Pick<AnyNotebook, 'better'>,
  { cents }: Pick<Cost, 'cents'>,
): number => (better === 'more' ? -cents : cents)

export const defineNotebook = <const Of extends Fields>(notebook: Notebook<Of>): Notebook<Of> => notebook

/** A proposal of the visitor, as typed. */
export interface Proposal {
  /** Unique in one notebook. */
  readonly id: string
  /** The company that made it. */
  readonly name: string
  readonly texts: RawAnswers
}

/** Name of the field for the company of a proposal. */
export const nameField = 'proposta'
export const mostProposals = 5
export const longestName = 60

/** Problems of a proposal, by field, as its form has them. */
export function proposalProblems(
  { form }: AnyNotebook,
  { name, texts }: Omit<Proposal, 'id'>,
): readonly Problem[] {
  const reading = readTexts(form, texts)
  return [
    ...(name.trim() === '' ? [{ field: nameField, message: 'Escreve o nome' }] : []),
    ...('problems' in reading ? reading.problems : []),
  ]
}

/** The lowest number that no proposal has. */
export function freeId(proposals: readonly Proposal[]): string {
  let number = 1
  while (proposals.some(({ id }) => id === String(number))) number += 1
  return String(number)
}

/** Reasons why a proposal cannot go into a notebook, by field: its problems, or that there is no room for one more. */
export function savingProblems(
  notebook: AnyNotebook,
  proposals: readonly Proposal[],
  draft: Omit<Proposal, 'id'> & { readonly id?: string },
): readonly Problem[] {
  const isNew = !proposals.some(({ id }) => id === draft.id)
  return isNew && proposals.length >= mostProposals
    ? [
        {
          field: nameField,
          message: `O caderno já tem ${mostProposals} propostas: apaga uma para juntar esta`,
        },
      ]
    : proposalProblems(notebook, draft)
}
