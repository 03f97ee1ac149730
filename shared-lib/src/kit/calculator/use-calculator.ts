import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { readTexts } from '../form/form'
import { addressQuery } from '../form/form-address'
import type { RawAnswers } from '../funnel/flow'
import { type UseAnswer, useAnswer } from './use-answer'
import { typingPause, useProblems } from './use-problems'

/** The state of a calculator: the texts of the form, the last result and whether it belongs to those texts. */
export function useCalculator(use: UseAnswer) {
  const { data, start } = use
  const { form } = use.view
  const [texts, setTexts] = useState(start)
  const found = data?.kind === 'problems' ? data.problems : []
  const { show, follow, leave, ...problems } = useProblems(form, found)
  const { calculate, ...request } = useAnswer(use, show)
  const { answer } = request
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(false)
  const opened = useRef(new URLSearchParams(start).toString())
  const query = addressQuery(form, texts)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Form and result are given the same function each time, so that a key pressed in one field draws no other.
  const drawn = { texts, calculate, follow }
  const latest = useRef(drawn)
  latest.current = drawn
  const calculateSoon = useCallback((now: RawAnswers) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.calculate(now), typingPause)
  }, [])
  /** Figures follow the typed texts, once they are a whole input. */
  const change = useCallback(
    (changes: RawAnswers) => {
      const now = { ...latest.current.texts, ...changes }
      latest.current = { ...latest.current, texts: now }
      touched.current = true
      setTexts(now)
      latest.current.follow(now, changes)
      calculateSoon(now)
    },
    [calculateSoon],
  )

  // Attributes may come late (a page that sets properties by script): they fill in untouched fields only.
  const filled = new URLSearchParams(start).toString()
  useEffect(() => {
    if (touched.current || filled === opened.current) return
    opened.current = filled
    const now = Object.fromEntries(new URLSearchParams(filled))
    setTexts(now)
    calculateSoon(now)
    return () => clearTimeout(timer.current)
  }, [filled, calculateSoon])

  function calculateNow() {
    clearTimeout(timer.current)
    calculate(texts, true)
  }

  /** True when there is something to calculate. */
  function submit(event: FormEvent): boolean {
    event.preventDefault()
    const reading = readTexts(form, texts)
    show('problems' in reading ? reading.problems : [], true)
    calculateNow()
    return !('problems' in reading)
  }

  return {
    ...request,
    ...problems,
    texts,
    query,
    /** The result belongs to an earlier state of the form. */
    stale: answer !== undefined && answer.query !== query,
    change,
    leave: (event: FocusEvent<HTMLFormElement>) => leave(event, () => latest.current.texts),
    submit,
    retry: calculateNow,
  }
}

export type UsedCalculator = ReturnType<typeof useCalculator>
