import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../contract/define-widget'
import type { CalculatorData } from '../form/calculator'
import { readTexts } from '../form/form'
import { addressQuery } from '../form/form-address'
import { isOpening } from '../form/opening'
import type { Problem, RawAnswers } from '../funnel/flow'
import { nextStepWords } from '../http/call-outcome'
import type { Question, Reply } from './ask'
import type { CalculatorView } from './calculator-view'

/** A result with the inputs that it is of. */
export interface Answer {
  readonly result: object
  readonly texts: RawAnswers
  /** Of the inputs, as an address. */
  readonly query: string
}

export interface UseAnswer extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly view: CalculatorView
  readonly data: CalculatorData | undefined
  /** Texts of the form at first: of the address, or of a tag's attributes. */
  readonly start: RawAnswers
}

/** The code that asks came with the first touch, or comes now. */
async function ask(question: Question & Pick<UseAnswer, 'view'>): Promise<Reply> {
  try {
    const { kit } = await question.view.answer.load()
    return await kit.ask(question)
  } catch (problem) {
    return { failure: nextStepWords(problem) }
  }
}

/** The last result of a calculator, and the call for the next one. */
export function useAnswer(
  { view, data, start, location, shell }: UseAnswer,
  showProblems: (found: readonly Problem[], sent: boolean) => void,
) {
  const { form, name } = view
  const [answer, setAnswer] = useState<Answer | undefined>(() =>
    data?.kind === 'result'
      ? { result: data.result, texts: start, query: addressQuery(form, start) }
      : undefined,
  )
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const call = useRef<AbortController>(undefined)
  /** Inputs that the result, the failure or the running call is of. */
  const asked = useRef(answer?.query)
  useEffect(() => () => call.current?.abort(), [])

  /** A copy, since listeners may change it. */
  const say = (result: object) =>
    shell.emit('calculated', { calculator: name, result: JSON.parse(JSON.stringify(result)) })

  // Attributes of a partner's page ask for an answer too; the example of an empty form does not count.
  const given = useRef(answer && !isOpening(form, start) ? answer.result : undefined)
  useEffect(() => {
    if (given.current) say(given.current)
    given.current = undefined
  })

  /** `sent`: the visitor asked for it. */
  async function calculate(now: RawAnswers, sent = false) {
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
    const reply = await ask({ view, apiUrl: shell.apiUrl, input: reading.input, signal })
    if (signal.aborted) return
    setPending(false)
    if ('failure' in reply) setFailure(reply.failure)
    if ('refused' in reply) asked.current = undefined
    showProblems('refused' in reply ? reply.refused : [], sent)
    if (!('result' in reply)) return
    setAnswer({ result: reply.result, texts: now, query: inputs })
    say(reply.result)
  }

  return { answer, failure, pending, calculate }
}
