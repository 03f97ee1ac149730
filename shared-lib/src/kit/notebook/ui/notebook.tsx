import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { WidgetLocation } from '../../../contract/define-widget'
import type { Controls } from '../../form/field-props'
import { askedNames } from '../../form/form'
import { problemsLeft } from '../../form/problems-left'
import { useFollowUp } from '../../form/use-follow-up'
import { useTexts } from '../../form/use-texts'
import type { Problem, RawAnswers } from '../../funnel/flow'
import { whenNear } from '../../ui/later-part/when-near'
import { type AnyNotebook, nameField, type Proposal, savingProblems } from '../notebook'
import { emptyDraft, readBook } from '../notebook-address'
import type { NotebookStore } from '../notebook-store'
import { type RankedProposal, rankProposals } from '../rank-proposals'
import type { BookTools, LiveBook } from './live-book'
import styles from './notebook.module.css'
import { type Draft, ProposalForm } from './proposal-form'
import { ProposalList } from './proposal-list'

/** MobX and what needs it come after the page is there: without them it is a plain form and a plain list. */
const loadLive = () => import(/* webpackChunkName: "notebook" */ './live-book')

const savedWords = (name: string) => `Proposta de ${name} guardada.`

interface Live {
  readonly store: NotebookStore
  readonly Book: typeof LiveBook
  readonly Tools: typeof BookTools
}

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

/** So many are a choice: what they cost comes before a form for more of them, which folds. */
const aChoice = 2

/** The notebook for the rest of its page. */
export interface NotebookHandle {
  /** Puts in a proposal that was written elsewhere. Returns its problems, by field; then nothing changes. */
  add(proposal: Omit<Proposal, 'id'>): Promise<readonly Problem[]>
}

export interface NotebookProps {
  readonly notebook: AnyNotebook
  /** One sentence: which proposals, and where their figures are found. */
  readonly purpose: string
  /** Undefined for a tag in a story: the notebook is then the device's alone. */
  readonly location: WidgetLocation | undefined
  /** Controls that only some forms need: days, several ticks. */
  readonly controls?: Controls
  /** The product's own part below the proposals, e.g. what the first saves. */
  readonly more?: (ranked: readonly RankedProposal[]) => ReactNode
  /** Replaces the table that every notebook has; it includes the costs. */
  readonly table?: (ranked: readonly RankedProposal[]) => ReactNode
  /** Texts that every new proposal begins with, e.g. the amount that was asked for. */
  readonly begin?: RawAnswers
  /** Answers that the address holds besides. */
  readonly carried?: readonly (readonly [name: string, text: string])[]
  readonly today: string
  readonly handle?: Ref<NotebookHandle>
  /** A proposal was put in; how many there are. */
  onAdded?(proposals: number): void
}

/** «Caderno de propostas»: up to five proposals of a visitor, ranked by what each costs. */
export function NotebookView(props: NotebookProps) {
  const {
    notebook,
    purpose,
    location,
    controls,
    more,
    table,
    begin = {},
    carried = [],
    today,
    handle,
    onAdded,
  } = props
  const book = readBook(notebook, location?.query ?? '')
  const fresh: Draft = { ...emptyDraft, texts: begin }
  const first = book.sent ? book.draft : { ...book.draft, texts: { ...begin, ...book.draft.texts } }
  const [texts, change] = useTexts(
    () => textsOf(notebook, first),
    location && `caderno-${notebook.product}?${location.query}`,
  )
  const draft = draftOf(texts)
  const setDraft = (now: Draft) => change(textsOf(notebook, now))
  const [shown, setShown] = useState<readonly Problem[]>(
    book.sent ? savingProblems(notebook, book.proposals, book.draft) : [],
  )
  const [live, setLive] = useState<Live>()
  const [message, setMessage] = useState(book.added ? savedWords(book.added) : '')
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, askedNames(notebook.form, draft.texts))
  const fold = useRef<HTMLDetailsElement>(null)
  const writes = useRef(book.sent || draft.name !== '')
  // Also where a reload brings back what was half typed.
  useEffect(() => {
    writes.current ||= draft.name !== ''
  })
  const [isOpenAtFirst] = useState(writes.current || book.proposals.length < aChoice)
  const section = useRef<HTMLElement>(null)
  const given = useRef(book.proposals)
  const opened = useRef<Promise<Live>>(undefined)
  const open = () => {
    opened.current ??= loadLive().then(({ LiveBook: Book, BookTools: Tools, openStore }) => {
      const now = { Book, Tools, store: openStore(notebook, given.current, today) }
      setLive(now)
      // Folded at first, it is open only if the visitor opened it.
      const isUsed = !isOpenAtFirst || writes.current || fold.current?.matches(':focus-within')
      if (fold.current && !isUsed && now.store.proposals.length >= aChoice) fold.current.open = false
      return now
    })
    return opened.current
  }
  // Once, when it comes into sight: it is far down the page, and visitors who never scroll there do not need its store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notebook is opened once for a page
  useEffect(() => whenNear(section.current, () => void open()), [])

  const problems = problemsLeft(shown, () =>
    savingProblems(notebook, live?.store.proposals ?? book.proposals, draft),
  )
  const put = async (given: Draft) => {
    const { store } = await open()
    const wrong = store.save(given, given.id)
    if (wrong.length > 0) return wrong
    setMessage(savedWords(given.name.trim()))
    if (!given.id) onAdded?.(store.proposals.length)
    return wrong
  }
  const save = async () => {
    const wrong = await put(draft)
    setShown(wrong)
    if (wrong.length === 0) setDraft(fresh)
  }
  useImperativeHandle(handle, () => ({ add: put }))
  const edit = (id: string) => {
    const proposal = live?.store.proposals.find((one) => one.id === id)
    if (!proposal) return
    setDraft(proposal)
    setShown([])
    if (fold.current) fold.current.open = true
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }
  const id = `notebook-${notebook.product}`
  return (
    <section className={styles.notebook} ref={section} aria-labelledby={id}>
      <header>
        <h2 id={id}>Caderno de propostas</h2>
        <p>{purpose}</p>
      </header>
      {live ? (
        <live.Book store={live.store} onEdit={edit} say={setMessage} more={more} table={table} />
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
        ref={form}
        fold={fold}
        open={isOpenAtFirst}
        onChange={(changed) => {
          writes.current = true
          setDraft(changed)
        }}
        onSave={save}
        onCancel={() => {
          setDraft(fresh)
          setShown([])
        }}
      />
      {/* Below everything: it comes later, and nothing may move under a finger. */}
      {live && <live.Tools store={live.store} say={setMessage} />}
    </section>
  )
}
