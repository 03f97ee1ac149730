import { carriedWords } from '../../funnel/carried-words'
import type { Flow, RawAnswers } from '../../funnel/flow'
import { stepAddress } from '../../funnel/funnel-address'
import { checkSlug } from '../../funnel/journey-addresses'
import { questionAddress } from '../flow-links'
import { AnswerChips, type AnswerChipsProps } from './answer-chips'

interface FlowAnswersProps extends Pick<AnswerChipsProps, 'today'> {
  readonly flow: Flow
  readonly raw: RawAnswers
}

/** The answers of a flow above its results, each with the way back to its question. */
export const FlowAnswers = ({ flow, raw, ...own }: FlowAnswersProps) => (
  <AnswerChips
    {...own}
    answers={carriedWords(flow, raw)}
    question={(slug) => questionAddress(flow, slug, raw)}
    edit={stepAddress(flow, checkSlug, raw)}
  />
)
