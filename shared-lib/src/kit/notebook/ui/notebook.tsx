import { rankProposals } from '../rank-proposals'
import styles from './notebook.module.css'
import { ProposalForm } from './proposal-form'
import { ProposalList } from './proposal-list'
import { type NotebookProps, useNotebook } from './use-notebook'

/** «Caderno de propostas»: up to five proposals of a visitor, ranked by what each costs. */
export function NotebookView(props: NotebookProps) {
  const { notebook, purpose, location, controls, more, table, carried = [] } = props
  const { book, draft, problems, shown, message, setMessage, live, isOpenAtFirst, ...use } =
    useNotebook(props)
  const id = `notebook-${notebook.product}`
  return (
    <section className={styles.notebook} ref={use.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>Caderno de propostas</h2>
        <p>{purpose}</p>
      </header>
      {live ? (
        <live.Book store={live.store} onEdit={use.edit} say={setMessage} more={more} table={table} />
      ) : (
        <ProposalList
          notebook={notebook}
          proposals={book.proposals}
          ranked={rankProposals(notebook, book.proposals)}
          more={more}
          table={table}
          address={location && { path: location.path, carried }}
        />
      )}
      <p className={styles.small} role="status">
        {message}
      </p>
      <ProposalForm
        notebook={notebook}
        draft={draft}
        problems={problems}
        controls={controls}
        carried={carried}
        focus={shown.length > 0 && shown}
        action={location && `${location.path}#${id}`}
        proposals={book.proposals}
        ref={use.form}
        fold={use.fold}
        open={isOpenAtFirst}
        onChange={use.write}
        onSave={use.save}
        onCancel={use.cancel}
      />
      {/* Below everything: it comes later, and nothing may move under a finger. */}
      {live && <live.Tools store={live.store} say={setMessage} />}
    </section>
  )
}
