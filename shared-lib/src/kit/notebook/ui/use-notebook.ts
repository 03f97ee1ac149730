import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { WidgetLocation } from '../../../contract/define-widget'
import type { Controls } from '../../form/field-props'
import { askedNames } from '../../form/form'
import { problemsLeft } from '../../form/problems-left'
import { useFollowUp } from '../../form/use-follow-up'
import type { Problem, RawAnswers } from '../../funnel/flow'
import { whenNear } from '../../ui/later-part/when-near'
import { type AnyNotebook, type Proposal, savingProblems } from '../notebook'
import { emptyDraft, readBook } from '../notebook-address'
import type { NotebookHandle } from '../notebook-handle'
import type { NotebookStore } from '../notebook-store'
import type { RankedProposal } from '../rank-proposals'
import type { BookTools, LiveBook } from './live-book'
import { useNotebookDraft } from './notebook-draft'
import type { Draft } from './proposal-form'

/** MobX and what needs it come after the page is there: without them it is a plain form and a plain list. */
const loadLive = () => import(/* webpackChunkName: "notebook" */ './live-book')

const savedWords = (name: string) => `Proposta de ${name} guardada.`

interface Live {
  readonly store: NotebookStore
  readonly Book: typeof LiveBook
  readonly Tools: typeof BookTools
}

/** So many are a choice: what they cost comes before a form for more of them, which folds. */
const aChoice = 2

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

/**
 * The store behind the notebook, opened once: when it comes into sight, since it is far down the page and visitors who
 * never scroll there do not need it, or when a proposal is put in.
 */
function useLive(
  { notebook, today }: NotebookProps,
  proposals: readonly Proposal[],
  section: RefObject<HTMLElement | null>,
  onOpen: (store: NotebookStore) => void,
) {
  const [live, setLive] = useState<Live>()
  const given = useRef(proposals)
  const opened = useRef<Promise<Live>>(undefined)
  const open = () => {
    opened.current ??= loadLive().then(({ LiveBook: Book, BookTools: Tools, openStore }) => {
      const now = { Book, Tools, store: openStore(notebook, given.current, today) }
      setLive(now)
      onOpen(now.store)
      return now
    })
    return opened.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notebook is opened once for a page
  useEffect(() => whenNear(section.current, () => void open()), [])
  return { live, open }
}

/** What is written and kept: its draft, problems and message; the store behind them once it has come (`live`). */
export function useNotebook(props: NotebookProps) {
  const { notebook, location, begin = {}, handle, onAdded } = props
  const book = readBook(notebook, location?.query ?? '')
  const fresh: Draft = { ...emptyDraft, texts: begin }
  const first = book.sent ? book.draft : { ...book.draft, texts: { ...begin, ...book.draft.texts } }
  const [draft, setDraft] = useNotebookDraft(notebook, first, location)
  const [shown, setShown] = useState<readonly Problem[]>(
    book.sent ? savingProblems(notebook, book.proposals, book.draft) : [],
  )
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
  const { live, open } = useLive(props, book.proposals, section, ({ proposals }) => {
    // Folded at first, it is open only if the visitor opened it.
    const isUsed = !isOpenAtFirst || writes.current || fold.current?.matches(':focus-within')
    if (fold.current && !isUsed && proposals.length >= aChoice) fold.current.open = false
  })

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
  const write = (changed: Draft) => {
    writes.current = true
    setDraft(changed)
  }
  const cancel = () => {
    setDraft(fresh)
    setShown([])
  }
  return {
    book,
    draft,
    problems,
    shown,
    message,
    setMessage,
    live,
    isOpenAtFirst,
    section,
    form,
    fold,
    save,
    edit,
    write,
    cancel,
  }
}
