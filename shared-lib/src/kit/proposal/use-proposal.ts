import { useEffect, useState } from 'react'
import type { WidgetLocation, WidgetShell } from '../../contract/define-widget'
import { ask } from '../calculator/ask'
import { readTexts } from '../form/form'
import { addressQuery, readAddress } from '../form/form-address'
import type { Problem, RawAnswers } from '../form/input-field'
import { problemsAfter } from '../form/problems-after'
import { nextStepWords } from '../http/call-outcome'
import type { Judged, ProposalData } from './proposal-page'
import type { ProposalView } from './proposal-view'
import { loadJudgedPart } from './ui/lazy-judged'
import type { ProposalVerdict } from './verdict'

/** Apart: an unused card is lighter without it. */
const loadKept = () => import(/* webpackChunkName: "proposal-kept" */ './kept-card')

interface Use {
  readonly view: ProposalView
  readonly data: ProposalData | undefined
  readonly location: WidgetLocation | undefined
  readonly shell: WidgetShell
}

/** State of the card: what is typed, its verdict, and the earlier proposal of a duel. */
export function useProposal({ view: { form, name, tag }, data, location, shell }: Use) {
  const start = location ? readAddress(form, location.query) : {}
  const [texts, setTexts] = useState<RawAnswers>(start)
  const [judged, setJudged] = useState<Judged | undefined>(
    data?.kind === 'result' ? { query: addressQuery(form, start), result: data.result } : undefined,
  )
  const [before, setBefore] = useState(data?.before)
  const [problems, setProblems] = useState<readonly Problem[]>(data?.kind === 'problems' ? data.problems : [])
  /** Another value for each refusal, so that focus goes to its list. */
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  const refuse = (found: readonly Problem[]) => {
    setProblems(found)
    setRefusals((count) => count + 1)
    return false
  }
  const address = location?.query ?? ''
  const card = { form, name, tag }
  // On a foreign page storage is the partner's.
  const [isRead, setRead] = useState(shell.apiUrl !== '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isRead) return
    loadKept()
      .then(({ readKept }) => readKept(card, address))
      .then(
        (kept) => {
          setTexts((now) => ({ ...kept?.texts, ...now }))
          setJudged((now) => now ?? kept?.judged)
          setBefore((now) => now ?? kept?.before)
          setRead(true)
        },
        () => {},
      )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is kept changes
  useEffect(() => {
    if (isRead && !shell.apiUrl && (before || Object.keys(texts).length > 0))
      loadKept().then(
        ({ keepCard }) => keepCard(card, address, { texts, judged, before }),
        () => {},
      )
  }, [isRead, texts, judged, before])
  /** Answers whether there is a verdict now. */
  async function submit(): Promise<boolean> {
    if (pending) return false
    const reading = readTexts(form, texts)
    if ('problems' in reading) return refuse(reading.problems)
    setProblems([])
    setPending(true)
    setFailure(undefined)
    const [reply] = await Promise.all([
      ask({ view: { form, name }, apiUrl: shell.apiUrl, input: reading.input }),
      loadJudgedPart(),
    ]).catch((problem: unknown) => [{ failure: nextStepWords(problem) }] as const)
    setPending(false)
    if ('refused' in reply) return refuse(reply.refused)
    if ('failure' in reply) setFailure(reply.failure)
    else setJudged({ query: addressQuery(form, texts), result: reply.result as ProposalVerdict })
    return 'result' in reply
  }
  const change = (changes: RawAnswers) => {
    const now = { ...texts, ...changes }
    setTexts(now)
    setProblems(problemsAfter(form, problems, now, changes))
  }
  /** An empty form, and this proposal is the one to beat. */
  const another = () => {
    setBefore(judged)
    setJudged(undefined)
    setTexts({})
  }
  return { texts, judged, before, problems, refusals, failure, pending, change, submit, another }
}
