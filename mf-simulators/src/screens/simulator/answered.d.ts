import { type ComponentType } from 'react'
import type { Fields, Form } from 'shared-lib/form/form'
import type { SimulatorData } from 'shared-lib/form/simulator'
import type { Problem } from 'shared-lib/funnel/flow'
import { Notice } from 'shared-lib/ui/notice/notice'
import { Tools } from '../parts/tools'
import type { AnswerView } from './answer-view'
import { ask } from './ask'
import type { Headline, ResultProps, SimulatorView } from './simulator-view'
import type { Answer } from './use-simulator'
export interface AnsweredProps extends Pick<ResultProps<object>, 'onChange' | 'today'> {
  readonly view: SimulatorView
  readonly told: AnswerView
  readonly answer: Answer
  /** Path of the page; undefined for a tag, whose changes happen in place alone. */
  readonly path: string | undefined
  readonly earlier: Earlier | undefined
  readonly stale: boolean
}
type Earlier = NonNullable<
  Extract<
    SimulatorData,
    {
      kind: 'result'
    }
  >['earlier']
>
interface StripProps extends Headline {
  readonly href: string
  readonly stale: boolean
  onFollow(): void
}
interface MistakesProps {
  readonly form: Form<Fields>
  readonly problems: readonly Problem[]
  readonly idPrefix: string
  readonly focus: boolean
}
/** What every calculator asks for its result and tells it with, and what went wrong. */
export interface AnsweredKit {
  readonly Answered: ComponentType<AnsweredProps>
  readonly Strip: ComponentType<StripProps>
  readonly Tools: typeof Tools
  readonly Mistakes: ComponentType<MistakesProps>
  readonly Notice: typeof Notice
  readonly ask: typeof ask
}
export declare const answeredKit: AnsweredKit
