import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import { ArrowLeft } from '../../icons'
import { Progress } from '../../ui/progress/progress'
import { Stages } from '../../ui/stages/stages'
import { type Bounds, withBounds } from '../bounds'
import { type Flow, progress, type RawAnswers, stepBySlug } from '../flow'
import { checkTitle, titleOf } from '../funnel-guard'
import { journeyStages } from '../journey'
import type { FunnelViews } from '../lazy-views'
import { useSendOnce } from '../use-send-once'
import { CheckAnswers } from './check-answers'
import styles from './funnel-view.module.css'
import { Household } from './household'
import { MissingView } from './missing-view'
import { QuestionForm } from './question-form'
import { useFunnel } from './use-funnel'
import { useGivenAnswer } from './use-given-answer'
import { useView } from './use-view'

interface FunnelViewProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly flow: Flow
  readonly views: FunnelViews
  /** That editors set in place of the flow's own. */
  readonly bounds?: Bounds | undefined
  /** Answers to start from when the funnel lives in memory (a tag's attributes); a later one takes the place of an earlier. */
  readonly presets?: readonly RawAnswers[]
  /** Button of check-your-answers, or of the last question where nothing is checked. */
  readonly doneText: string
  /** Above the question of a tag in a story, whose own heading is one level down then. */
  readonly title?: string | undefined
}

const nothing: readonly RawAnswers[] = []

/** A funnel: one question per screen, check-your-answers at the end. The same on the server and in the browser. */
export function FunnelView(props: FunnelViewProps) {
  const { views, presets = nothing, doneText, location, shell, today, title } = props
  const flow = withBounds(views.whole() ?? props.flow, props.bounds)
  const place = useFunnel(flow, { location, shell }, presets)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place.slug)
  const step = stepBySlug(flow, place.raw, place.slug)
  const page = step?.question ?? checkTitle

  const pageTitle = `${titleOf(flow, page, failed)} | ${shell.company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])
  // Before the screen is drawn: later, it would take focus from a visitor who has already reached the first field.
  useLayoutEffect(() => {
    if (shown.current !== place.slug) heading.current?.focus()
    shown.current = place.slug
  }, [place.slug])
  const { index, of } = progress(flow, place.raw, place.slug)
  useSendOnce(index > 0 && place.slug, () =>
    shell.emit('step', { vertical: flow.name, step: place.slug, index: index - 1, of }),
  )
  const onProblems = useCallback((now: boolean) => setFailed(now), [])

  /** On a page links are real addresses and the shell follows them; in memory they are followed here. */
  const follow = (slug: string) =>
    location
      ? undefined
      : (event: MouseEvent) => {
          event.preventDefault()
          place.open(slug)
        }
  const Heading = location ? 'h1' : title ? 'h3' : 'h2'
  const headline = (
    <Heading className={styles.heading} ref={heading} tabIndex={-1}>
      {page}
    </Heading>
  )
  const view = useView(views, place.slug)
  const { given, take, withAnswer } = useGivenAnswer({ flow, place, views, location, load: view.load })
  const missing = step ? !view.parts || (given && !location && view.failed) : flow.more !== undefined
  return (
    // The first touch loads the other questions while this one is read.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens and offers nothing to press
    <section className={styles.funnel} onPointerDown={view.ahead} onFocus={view.ahead}>
      {location && (
        <div className={styles.stages}>
          <Stages stages={journeyStages} current={step?.afterResults ? 2 : 0} />
        </div>
      )}
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.bar}>
        {place.back !== undefined && (
          <a className={styles.back} href={place.href(place.back)} onClick={follow(place.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
            Anterior
          </a>
        )}
        {index > 0 && of > 1 && <Progress value={index} max={of} label={`Pergunta ${index} de ${of}`} />}
      </div>
      {missing ? (
        <MissingView
          heading={headline}
          failed={view.failed}
          retry={shell.apiUrl + (given ? withAnswer(given) : place.href(place.slug))}
        />
      ) : step && view.parts ? (
        <QuestionForm
          key={step.slug}
          flow={flow}
          step={step}
          raw={place.raw}
          parts={view.parts}
          heading={headline}
          shell={shell}
          today={today}
          pending={given !== undefined}
          address={location && `${location.path}?${location.query}`}
          submitText={place.done && index === of ? doneText : 'Continuar'}
          onAnswer={take}
          onProblems={onProblems}
        />
      ) : (
        <CheckAnswers
          flow={flow}
          place={place}
          heading={headline}
          button={doneText}
          follow={follow}
          household={!shell.apiUrl && <Household today={today} />}
        />
      )}
    </section>
  )
}
