import type { Flow, RawAnswers } from '../../funnel/flow'
import { ArrowRight } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { detailsAddress } from '../flow-links'

interface AskToBeCalledProps {
  readonly flow: Flow
  readonly raw: RawAnswers
  /** Words of the button; by default `Quero que me liguem`. */
  readonly words?: string
}

/** The main button of a results page without offers: to the form that asks for a call, with the answers. */
export const AskToBeCalled = ({ flow, raw, words = 'Quero que me liguem' }: AskToBeCalledProps) => (
  <div className={layout.row}>
    <Button kind="main" href={detailsAddress(flow, raw)} iconEnd={<ArrowRight size={20} />}>
      {words}
    </Button>
  </div>
)
