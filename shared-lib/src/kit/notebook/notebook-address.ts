import { readTexts } from '../form/form'
import { readAddress } from '../form/form-address'
import { parametersOf } from '../form/text-of'
import type { RawAnswers } from '../funnel/flow'
import { type AnyNotebook, freeId, longestName, mostProposals, nameField, type Proposal } from './notebook'

/** `p2.` of the second proposal; the one being typed has names without a prefix. */
const prefixOf = (at: number) => `p${at + 1}.`

type Entries = readonly (readonly [name: string, text: string])[]

const entriesOf = ({ form }: AnyNotebook, { name, texts }: Omit<Proposal, 'id'>, prefix = ''): Entries => [
  [prefix + nameField, name],
  ...Object.keys(form.fields).flatMap((field) =>
    texts[field]?.trim() ? [[prefix + field, texts[field].trim()] as const] : [],
  ),
]

/** Proposals as an address holds them: amounts and companies, nothing personal. */
export const bookEntries = (notebook: AnyNotebook, proposals: readonly Proposal[]): Entries =>
  proposals.flatMap((proposal, at) => entriesOf(notebook, proposal, prefixOf(at)))

/** The address that has a proposal in the form again, and the others in the notebook. */
export const editEntries = (notebook: AnyNotebook, proposals: readonly Proposal[], id: string): Entries => [
  ...bookEntries(
    notebook,
    proposals.filter((one) => one.id !== id),
  ),
  ...proposals.filter((one) => one.id === id).flatMap((one) => entriesOf(notebook, one)),
]

export interface ReadBook {
  readonly proposals: readonly Proposal[]
  /** Draft in the form: sent, and no proposal yet. */
  readonly draft: Omit<Proposal, 'id'>
  readonly sent: boolean
  /** Name of the proposal that was sent and went into the notebook. */
  readonly added?: string
}

/** The notebook of the address, with a proposal that was just sent; then the texts still in its form. */
export function keptBook(notebook: AnyNotebook, query: string): Entries {
  const { proposals, draft } = readBook(notebook, query)
  const started = entriesOf(notebook, draft).filter(([, text]) => text !== '')
  return [...bookEntries(notebook, proposals), ...started]
}

/** Every name that an address may hold for a notebook, for its route. */
export const bookParameters = ({ form }: AnyNotebook): readonly string[] => {
  const fields: readonly string[] = Object.keys(form.fields)
  const names = [nameField, ...fields, sentParameter]
  return [
    ...new Set([...names, ...fields.flatMap((name) => parametersOf(name, form.fields[name]))]),
    ...Array.from({ length: mostProposals }, (_, at) => names.map((name) => prefixOf(at) + name)).flat(),
  ]
}

/** Marks a sent form: a complete proposal goes into the notebook. */
export const sentParameter = 'juntar'

/** Untrusted address → the notebook it holds. A proposal that was sent and is whole is the next one of it. */
export function readBook(notebook: AnyNotebook, query: string): ReadBook {
  const given = new URLSearchParams(query)
  const under = (prefix: string): Omit<Proposal, 'id'> => {
    const own = [...given].flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    )
    const name = (given.get(prefix + nameField) ?? '').trim().slice(0, longestName)
    const texts: RawAnswers = readAddress(notebook.form, `${new URLSearchParams(own)}`)
    return { name, texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) }
  }
  const kept = Array.from({ length: mostProposals }, (_, at) => under(prefixOf(at))).filter(isStarted)
  const proposals = kept.map((one, at) => ({ ...one, id: String(at + 1) }))
  const draft = under('')
  const sent = given.has(sentParameter)
  const isWhole = draft.name !== '' && 'input' in readTexts(notebook.form, draft.texts)
  if (!sent || !isWhole || proposals.length === mostProposals) return { proposals, draft, sent }
  const all = [...proposals, { ...draft, id: freeId(proposals) }]
  return { proposals: all, draft: emptyDraft, sent: false, added: draft.name }
}

export const emptyDraft: Omit<Proposal, 'id'> = { name: '', texts: {} }

const isStarted = ({ name, texts }: Omit<Proposal, 'id'>) => name !== '' || Object.keys(texts).length > 0
