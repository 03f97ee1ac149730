import { useEffect, useId, useRef } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import type { CalculatorData } from '../../form/calculator'
import { addressQuery } from '../../form/form-address'
import { isOpening } from '../../form/opening'
import type { CalculatorView } from '../calculator-view'
import { startTexts } from '../start-texts'
import { useAnswerCode } from '../use-answer-code'
import { useCalculator } from '../use-calculator'
import { AnswerPart } from './answer-part'
import { CalculatorForm } from './calculator-form'
import styles from './calculator-screen.module.css'
import { ResultPanel } from './result-panel'

interface CalculatorScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly view: CalculatorView
  readonly data: CalculatorData | undefined
  readonly attributes: Readonly<Record<string, unknown>>
}

/** A calculator: questions next to their live result on wide screens, result below with a sticky line on phones. */
export function CalculatorScreen({ view, data, attributes, location, shell, today }: CalculatorScreenProps) {
  const { form, path } = view
  const start = startTexts(form, { location, attributes })
  const calculator = useCalculator({ view, data, start, location, shell })
  const { query, answer, stale } = calculator
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const { asleep, loaded, ahead, onAwake } = useAnswerCode(
    view,
    panel,
    data?.kind === 'result' && isOpening(form, start),
  )

  const pageTitle = `${view.title} | ${shell.company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])

  const showResult = () => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }
  const Heading = location ? 'h1' : 'h2'
  const heading = (attributes.heading as string | undefined) || view.title
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
        <CalculatorForm
          {...calculator}
          view={view}
          idPrefix={id}
          action={shell.apiUrl + (location?.path ?? path)}
          given={location ? undefined : start}
          loaded={loaded}
          asleep={asleep}
          onFollow={showResult}
        />
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
