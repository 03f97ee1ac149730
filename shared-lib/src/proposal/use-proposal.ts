import { useEffect, useState } from 'react'
import { ask } from '../calculator/ask'
import type { WidgetLocation, WidgetShell } from '../contract/define-widget'
import { readTexts } from '../form/form'
import { addressQuery, readAddress } from '../form/form-address'
import type { Problem, RawAnswers } from '../form/input-field'
import { nextStepWords } from '../http/call-outcome'
import { keptCard } from './kept-card'
import type { Judged, ProposalData } from './proposal-page'
import type { ProposalView } from './proposal-view'
import { loadJudgedPart } from './ui/lazy-judged'
import type { ProposalVerdict } from './verdict'

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
  const askFor = (input: Parameters<typeof ask>[0]['input']) =>
    Promise.all([ask({ view: { form, name }, apiUrl: shell.apiUrl, input }), loadJudgedPart()])
      .then(([reply]) => reply)
      .catch((problem: unknown) => ({ failure: nextStepWords(problem) }))
  /** The verdict on figures of before; undefined where there is none any more. */
  async function judgeAgain(given: RawAnswers): Promise<Judged | undefined> {
    const reading = readTexts(form, given)
    const reply = 'input' in reading ? await askFor(reading.input) : {}
    return 'result' in reply
      ? { query: addressQuery(form, given), result: reply.result as ProposalVerdict }
      : undefined
  }
  const kept = keptCard(tag, location?.query ?? '')
  const [restored, setRestored] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, from what this visit kept
  useEffect(() => {
    // On a foreign page storage is the partner's.
    const found = shell.apiUrl ? undefined : kept.read()
    setRestored(true)
    if (!found) return
    setTexts((now) => ({ ...found.texts, ...now }))
    if (found.isJudged) judgeAgain(found.texts).then((again) => setJudged((now) => now ?? again))
    if (found.before)
      judgeAgain(readAddress(form, found.before)).then((again) => setBefore((now) => now ?? again))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is kept changes
  useEffect(() => {
    const isEmpty = Object.keys(texts).length === 0 && !before
    if (restored && !shell.apiUrl && !isEmpty)
      kept.write({ texts, isJudged: judged !== undefined, before: before?.query })
  }, [restored, texts, judged, before])
  /** Answers whether there is a verdict now. */
  async function submit(): Promise<boolean> {
    if (pending) return false
    const reading = readTexts(form, texts)
    if ('problems' in reading) return refuse(reading.problems)
    setProblems([])
    setPending(true)
    setFailure(undefined)
    const reply = await askFor(reading.input)
    setPending(false)
    if ('failure' in reply) setFailure(reply.failure)
    else if ('refused' in reply) return refuse(reply.refused)
    else setJudged({ query: addressQuery(form, texts), result: reply.result as ProposalVerdict })
    return 'result' in reply
  }
  const change = (changes: RawAnswers) => {
    setTexts((old) => ({ ...old, ...changes }))
    // A mistake goes as soon as its field is typed in again.
    setProblems((old) => old.filter(({ field }) => !(field in changes)))
  }
  /** An empty form, and this proposal is the one to beat. */
  const another = () => {
    setBefore(judged)
    setJudged(undefined)
    setTexts({})
  }
  return { texts, judged, before, problems, refusals, failure, pending, change, submit, another }
}
