import { useLayoutEffect, useState } from 'react'
import type { WidgetLocation } from '../../../contract/define-widget'
import { inTime } from '../../http/with-timeout'
import type { Flow, RawAnswers } from '../flow'
import { addressOf } from '../funnel-address'
import type { FunnelViews } from '../lazy-views'
import type { FunnelPlace } from './use-funnel'

/** Longest time that an answer waits for code before the server is asked, in ms. */
const patienceMs = 1000

interface UseGivenAnswer {
  readonly flow: Flow
  readonly place: FunnelPlace
  readonly views: FunnelViews
  readonly location: WidgetLocation | undefined
  /** Loads the rest and draws it. */
  load(): Promise<void>
}

/**
 * Takes the answer of a question. Given while only the beginning of the funnel is loaded (`given`), it is taken once the
 * rest has loaded and decides the next question.
 */
export function useGivenAnswer({ flow, place, views, location, load }: UseGivenAnswer) {
  const [given, setGiven] = useState<RawAnswers>()
  const begins = flow.more !== undefined
  useLayoutEffect(() => {
    if (!given || begins) return
    setGiven(undefined)
    place.answer(place.slug, given)
  })
  const withAnswer = (texts?: RawAnswers) => addressOf(flow, flow.path, { ...place.raw, ...texts })
  return {
    given,
    withAnswer,
    take(texts: RawAnswers) {
      if (!begins) return place.answer(place.slug, texts)
      place.keep(place.slug, texts)
      setGiven(texts)
      void load()
      // On a page the server can answer too: it does where the rest is late or fails, as without script.
      if (location)
        inTime(views.load(), patienceMs, Error).catch(() => window.location.assign(withAnswer(texts)))
    },
  }
}
