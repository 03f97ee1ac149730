import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import type { CalculatorData } from '../../form/calculator'
import { askedNames } from '../../form/form'
import { addressQuery } from '../../form/form-address'
import { isOpening } from '../../form/opening'
import { FormSections } from '../../form/ui/form-sections'
import { Button } from '../../ui/button/button'
import type { LoadedAnswer } from '../answer-view'
import type { CalculatorView } from '../calculator-view'
import { startTexts } from '../start-texts'
import { useCalculator } from '../use-calculator'
import { AnswerPart } from './answer-part'
import styles from './calculator-screen.module.css'
import { ResultPanel } from './result-panel'

interface CalculatorScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly view: CalculatorView
  readonly data: CalculatorData | undefined
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Long after the first question can be answered, and mostly before a visitor has. */
const readingMs = 2_000

/** Loads the view of the result; a failure shows with the request of the result itself. */
const bring = ({ answer }: CalculatorView, redraw: (loaded: LoadedAnswer) => void) =>
  void answer.load().then(redraw, () => {})

/** A calculator: questions next to their live result on wide screens, result below with a sticky line on phones. */
export function CalculatorScreen({ view, data, attributes, location, shell, today }: CalculatorScreenProps) {
  const { form, path } = view
  const start = startTexts(form, { location, attributes })
  const calculator = useCalculator({ view, data, start, location, shell })
  const { texts, query, answer, problems, stale } = calculator
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const questions = useRef<HTMLFormElement>(null)

  const pageTitle = `${view.title} | ${shell.company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])

  const showResult = () => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }
  const submit = (event: FormEvent) => calculator.submit(event) && showResult()
  const asked = askedNames(form, texts)
  /** A problem of a question that is not asked has no other place. */
  const summed =
    calculator.summary === 'hidden' ? problems.filter(({ field }) => !asked.includes(field)) : problems
  const Heading = location ? 'h1' : 'h2'
  const heading =
    typeof attributes.heading === 'string' && attributes.heading ? attributes.heading : view.title
  // The opening answer stays as the server's HTML until the visitor touches the page, which so needs no code of it.
  const [asleep, setAsleep] = useState(data?.kind === 'result' && isOpening(form, start))
  const onAwake = useCallback(() => setAsleep(false), [])
  const loaded = asleep ? undefined : view.answer.current()
  const [, redraw] = useState(loaded)
  /** The first touch starts the download of the code for results and mistakes while the visitor answers. */
  const ahead = () => bring(view, redraw)
  // So does reading for a while: on a slow network a late mistake would push the questions down.
  // After a navigation inside the site there is no server HTML, so it loads at once.
  useEffect(() => {
    const printed = panel.current?.querySelector('h2')
    const timer = setTimeout(bring, printed ? readingMs : 0, view, redraw)
    return () => clearTimeout(timer)
  }, [view])
  return (
    <section
      className={styles.calculator}
      data-page={location && ''}
      aria-labelledby={`${id}title`}
      onFocus={ahead}
      onPointerDown={ahead}
    >
      <header className={styles.head}>
        <Heading id={`${id}title`}>{heading}</Heading>
        <p>{view.intro}</p>
      </header>
      <div className={styles.columns}>
        <form
          className={styles.form}
          ref={questions}
          method="get"
          action={shell.apiUrl + (location?.path ?? path)}
          noValidate
          aria-label={`Dados para calcular: ${view.title}`}
          onSubmit={submit}
          onBlur={calculator.leave}
        >
          {loaded && (
            <loaded.kit.FormHelp
              form={questions}
              asked={asked}
              problems={summed}
              idPrefix={id}
              labelOf={(field) => form.fields[field]?.label}
              focus={calculator.summary === 'focused' && problems}
            />
          )}
          <FormSections
            form={form}
            texts={texts}
            problems={problems}
            controls={view.controls}
            idPrefix={id}
            given={location ? undefined : start}
            onChange={calculator.change}
          />
          <Button type="submit" kind="main" full loading={calculator.pending && answer === undefined}>
            Calcular
          </Button>
          {answer && (
            <AnswerPart
              name="Strip"
              view={view}
              asleep={asleep}
              props={{ view, answer, href: `#${id}result`, stale, onFollow: showResult }}
            />
          )}
        </form>
        <section
          className={styles.panel}
          id={`${id}result`}
          ref={panel}
          tabIndex={-1}
          aria-label={`Resultado: ${view.title}`}
        >
          <ResultPanel
            view={view}
            answer={answer}
            path={location?.path}
            earlier={
              data?.kind === 'result' && addressQuery(form, start) === query ? data.earlier : undefined
            }
            isExample={answer !== undefined && isOpening(form, answer.texts)}
            asleep={asleep}
            onAwake={onAwake}
            stale={stale}
            pending={calculator.pending}
            failure={calculator.failure}
            onRetry={calculator.retry}
            onChange={calculator.change}
            today={today}
            shell={shell}
          />
          {answer && !stale && (
            <AnswerPart
              name="Tools"
              view={view}
              asleep={asleep}
              props={{ view, query, answer, today, siteUrl: shell.apiUrl }}
            />
          )}
          {answer && (
            <AnswerPart name="Notes" view={view} asleep={asleep} props={{ view, siteUrl: shell.apiUrl }} />
          )}
        </section>
      </div>
    </section>
  )
}
