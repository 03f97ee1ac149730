import type { FormEvent, Ref } from 'react'
import type { Controls } from '../../form/field-props'
import { CarriedInputs } from '../../form/ui/carried-inputs'
import { FormSections } from '../../form/ui/form-sections'
import type { Problem } from '../../funnel/flow'
import { Button } from '../../ui/button/button'
import { Details } from '../../ui/details/details'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import { type AnyNotebook, mostProposals, type Proposal } from '../notebook'
import { bookEntries, sentParameter } from '../notebook-address'
import styles from './notebook.module.css'
import { ProposalName } from './proposal-name'

/** A proposal that is being written; with an id, one of the notebook that is being changed. */
export type Draft = Omit<Proposal, 'id'> & { readonly id?: string }

interface ProposalFormProps {
  readonly notebook: AnyNotebook
  readonly draft: Draft
  readonly problems: readonly Problem[]
  /** Changes with each saving that failed. */
  readonly focus: unknown
  readonly controls: Controls | undefined
  /** Target of the form without script, and its hidden inputs: the answers and the proposals so far. */
  readonly action: string | undefined
  readonly carried: readonly (readonly [name: string, text: string])[]
  readonly proposals: readonly Proposal[]
  readonly ref: Ref<HTMLFormElement>
  readonly fold: Ref<HTMLDetailsElement>
  /** Unfolded at first. */
  readonly open: boolean
  onChange(draft: Draft): void
  onSave(): void
  onCancel(): void
}

/** Form of a proposal: a GET form, so that a notebook of amounts works without script. */
export function ProposalForm(props: ProposalFormProps) {
  const { notebook, draft, problems, controls, action, carried, proposals, onChange } = props
  const { product, form } = notebook
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSave()
  }
  const idPrefix = `${product}-`
  const title = draft.id ? `Alterar a proposta de ${draft.name}` : 'Juntar uma proposta'
  return (
    <Details summary={<h3>{title}</h3>} ref={props.fold} open={props.open}>
      <form
        className={styles.form}
        method="get"
        action={action}
        noValidate
        ref={props.ref}
        onSubmit={submit}
        aria-label={draft.id ? 'Alterar a proposta' : 'Juntar uma proposta'}
      >
        <CarriedInputs entries={[...carried, ...bookEntries(notebook, proposals)]} />
        <input type="hidden" name={sentParameter} value="1" />
        <ErrorSummary problems={problems} idPrefix={idPrefix} focus={props.focus} />
        <div className={styles.fields}>
          <ProposalName
            label={notebook.holder ?? 'Banco'}
            value={draft.name}
            idPrefix={idPrefix}
            problems={problems}
            onChange={(name) => onChange({ ...draft, name })}
          />
          <FormSections
            form={form}
            texts={draft.texts}
            problems={problems}
            controls={controls}
            idPrefix={idPrefix}
            onChange={(changes) => onChange({ ...draft, texts: { ...draft.texts, ...changes } })}
          />
        </div>
        <div className={styles.row}>
          <Button type="submit">{draft.id ? 'Guardar alterações' : 'Juntar ao caderno'}</Button>
          {draft.id && (
            <Button kind="quiet" onClick={props.onCancel}>
              Deixar como estava
            </Button>
          )}
        </div>
        <p className={styles.small}>Até {mostProposals} propostas. Ficam só contigo até as enviares.</p>
      </form>
    </Details>
  )
}
