import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../contract/define-widget'
import type { CalculatorData } from '../form/calculator'
import { readTexts } from '../form/form'
import { addressQuery } from '../form/form-address'
import { isOpening } from '../form/opening'
import { problemsAfter } from '../form/problems-after'
import type { Problem, RawAnswers } from '../funnel/flow'
import { nextStepWords } from '../http/call-outcome'
import type { Question, Reply } from './ask'
import type { CalculatorView } from './calculator-view'

/** Most visitors type the next digit within this time, in ms; then the figures follow. */
const pause = 250

interface Use extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly view: CalculatorView
  readonly data: CalculatorData | undefined
  /** Texts of the form at first: of the address, or of a tag's attributes. */
  readonly start: RawAnswers
}

/** A result with the inputs that it is of. */
export interface Answer {
  readonly result: object
  readonly texts: RawAnswers
  /** Of the inputs, as an address. */
  readonly query: string
}

/** The list of problems above the form, only once it was sent. A mistake found while typing shows at its field alone. */
type Summary = 'hidden' | 'shown' | 'focused'

const problemsOf = (data: CalculatorData | undefined) => (data?.kind === 'problems' ? data.problems : [])

/** The state of a calculator: the texts of the form, the last result and whether it belongs to those texts. */
export function useCalculator({ view, data, start, location, shell }: Use) {
  const { form, name } = view
  const [texts, setTexts] = useState(start)
  const [answer, setAnswer] = useState<Answer | undefined>(() =>
    data?.kind === 'result'
      ? { result: data.result, texts: start, query: addressQuery(form, start) }
      : undefined,
  )
  const [problems, setProblems] = useState<readonly Problem[]>(problemsOf(data))
  const [summary, setSummary] = useState<Summary>(problems.length > 0 ? 'shown' : 'hidden')
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const call = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Inputs that the result, the failure or the running call is of. */
  const asked = useRef(answer?.query)
  const touched = useRef(false)
  const opened = useRef(new URLSearchParams(start).toString())
  const query = addressQuery(form, texts)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      clearTimeout(left.current)
      call.current?.abort()
    },
    [],
  )

  /** A copy, since listeners may change it. */
  const say = (result: object) =>
    shell.emit('calculated', { calculator: name, result: JSON.parse(JSON.stringify(result)) })

  // Attributes of a partner's page ask for an answer too; the example of an empty form does not count.
  const given = useRef(answer && !isOpening(form, start) ? answer.result : undefined)
  useEffect(() => {
    if (given.current) say(given.current)
    given.current = undefined
  })

  function tell(found: readonly Problem[], sent: boolean) {
    setProblems(found)
    if (found.length === 0) setSummary('hidden')
    else if (sent) setSummary('focused')
  }

  /** Once the visitor is in a field again, new problems must not move focus back to the summary. */
  const letGo = useCallback(() => setSummary((shown) => (shown === 'focused' ? 'shown' : shown)), [])

  /** `sent`: the visitor asked for it, so focus goes to the problems. */
  async function calculate(now: RawAnswers, sent = false) {
    clearTimeout(timer.current)
    const inputs = addressQuery(form, now)
    // The same value in another text, as when a mask comes late and puts its points: that call stays, and so does its failure.
    if (!sent && inputs === asked.current) return
    call.current?.abort()
    asked.current = undefined
    const reading = readTexts(form, now)
    if (location) shell.replaceQuery(inputs)
    setFailure(undefined)
    if ('problems' in reading) return setPending(false)
    asked.current = inputs
    call.current = new AbortController()
    const { signal } = call.current
    setPending(true)
    const reply = await ask(reading.input, signal)
    if (signal.aborted) return
    setPending(false)
    if ('failure' in reply) setFailure(reply.failure)
    if ('refused' in reply) asked.current = undefined
    tell('refused' in reply ? reply.refused : [], sent)
    if (!('result' in reply)) return
    setAnswer({ result: reply.result, texts: now, query: inputs })
    say(reply.result)
  }

  /** The code that asks came with the first touch, or comes now. */
  async function ask(input: Question['input'], signal: AbortSignal): Promise<Reply> {
    try {
      const { kit } = await view.answer.load()
      return await kit.ask({ view, apiUrl: shell.apiUrl, input, signal })
    } catch (problem) {
      return { failure: nextStepWords(problem) }
    }
  }

  // Form and result are given the same function each time, so that a key pressed in one field draws no other.
  const latest = useRef({ texts, calculate })
  latest.current = { texts, calculate }
  /** Figures follow the typed texts, once they are a whole input. */
  const change = useCallback(
    (changes: RawAnswers) => {
      const now = { ...latest.current.texts, ...changes }
      latest.current = { ...latest.current, texts: now }
      touched.current = true
      setTexts(now)
      letGo()
      setProblems((shown) => problemsAfter(form, shown, now, changes))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current.calculate(now), pause)
    },
    [letGo, form],
  )

  // Attributes may come late (a page that sets properties by script): they fill in untouched fields only.
  const filled = new URLSearchParams(start).toString()
  useEffect(() => {
    if (touched.current || filled === opened.current) return
    opened.current = filled
    const now = Object.fromEntries(new URLSearchParams(filled))
    setTexts(now)
    timer.current = setTimeout(() => latest.current.calculate(now), pause)
    return () => clearTimeout(timer.current)
  }, [filled])

  /**
   * An invalid text shows its problem when the field is left, never while typing; an empty one when the form is sent.
   * With a short delay: the message moves the page, and a button must not move while it is pressed.
   */
  function leave({ target }: FocusEvent<HTMLFormElement>) {
    const field = (target as unknown as HTMLInputElement).name
    clearTimeout(left.current)
    left.current = setTimeout(() => {
      const now = latest.current.texts
      if (!now[field]?.trim()) return
      const reading = readTexts(form, now)
      const found = 'problems' in reading ? reading.problems.filter((one) => one.field === field) : []
      if (found.length === 0) return
      letGo()
      setProblems((shown) => [...shown.filter((one) => one.field !== field), ...found])
    }, pause)
  }

  /** True when there is something to calculate. */
  function submit(event: FormEvent): boolean {
    event.preventDefault()
    const reading = readTexts(form, texts)
    tell('problems' in reading ? reading.problems : [], true)
    calculate(texts, true)
    return !('problems' in reading)
  }

  return {
    texts,
    query,
    answer,
    /** The result belongs to an earlier state of the form. */
    stale: answer !== undefined && answer.query !== query,
    problems,
    summary: problems.length > 0 ? summary : 'hidden',
    failure,
    pending,
    change,
    leave,
    submit,
    retry: () => calculate(texts, true),
  }
}
