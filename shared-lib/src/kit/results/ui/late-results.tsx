import type { WidgetLocation } from '../../../contract/define-widget'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'

interface LateResultsProps {
  readonly location: WidgetLocation
  /** Address of the questions. */
  readonly questions: string
}

/** A results page whose calculation failed or was late. The answers are in its address: nothing is to be answered twice. */
export const LateResults = ({ location: { path, query }, questions }: LateResultsProps) => (
  <section className={layout.part}>
    <h1>As contas não abriram</h1>
    <p>As tuas respostas não se perderam: tenta outra vez daqui a um momento.</p>
    <div className={layout.row}>
      <Button kind="main" href={`${path}?${query}`}>
        Tentar outra vez
      </Button>
      <Button href={`${questions}?${query}`}>Rever as respostas</Button>
    </div>
  </section>
)
