import type { WidgetLocation } from '../../../contract/define-widget'
import { useTexts } from '../../form/use-texts'
import type { RawAnswers } from '../../funnel/flow'
import { type AnyNotebook, nameField } from '../notebook'
import type { Draft } from './proposal-form'

const idField = 'id'

/** A draft as texts of one form, with each field of it: what was typed before is written over. */
const textsOf = ({ form }: AnyNotebook, { id = '', name, texts }: Draft): RawAnswers => ({
  ...Object.fromEntries(Object.keys(form.fields).map((field) => [field, ''])),
  ...texts,
  [nameField]: name,
  [idField]: id,
})

function draftOf({ [nameField]: name = '', [idField]: id, ...texts }: RawAnswers): Draft {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { name, texts: given, ...(id && { id }) }
}

/** The proposal that is being written; a reload in the middle keeps it. */
export function useNotebookDraft(
  notebook: AnyNotebook,
  first: Draft,
  location: WidgetLocation | undefined,
): readonly [draft: Draft, setDraft: (now: Draft) => void] {
  const [texts, change] = useTexts(
    () => textsOf(notebook, first),
    location && `caderno-${notebook.product}?${location.query}`,
  )
  return [draftOf(texts), (now) => change(textsOf(notebook, now))]
}
