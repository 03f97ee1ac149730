import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { ArrowRight } from '../../icons'
import { Button } from '../../ui/button/button'
import type { Flow } from '../flow'
import { carriedAnswers, checkAnswers } from '../funnel-address'
import styles from './funnel-view.module.css'
import type { FunnelPlace } from './use-funnel'

interface CheckAnswersProps {
  readonly flow: Flow
  readonly place: FunnelPlace
  readonly heading: ReactNode
  readonly button: string
  /** Keeps a change link inside the tag when the funnel lives in memory. */
  readonly follow: (slug: string) => ((event: MouseEvent) => void) | undefined
  /** Answers kept on this device. */
  readonly household: ReactNode
}

/** An optional step that was not used has no answer. */
const verb = (answer: string) => (answer ? 'Alterar' : 'Acrescentar')

/** Everything answered, each with the way to change it; the button goes on to the results. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { flow, place, heading, button, follow, household } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    place.finish()
  }
  return (
    <form className={styles.form} method="get" action={flow.done} onSubmit={submit}>
      {carriedAnswers(flow, place.raw).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {heading}
      <dl className={styles.answers}>
        {checkAnswers(flow, place.raw).map(({ slug, label, answer, change }) => (
          <div className={styles.answer} key={slug}>
            <dt>{label}</dt>
            <dd>{answer || 'Não indicada'}</dd>
            <dd>
              <a href={change} onClick={follow(slug)} aria-label={`${verb(answer)}: ${label}`}>
                {verb(answer)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {household}
      <div className={styles.actions} data-foot="phone">
        <Button type="submit" kind="main" full iconEnd={<ArrowRight size={20} />}>
          {button}
        </Button>
      </div>
    </form>
  )
}
