import type { carriedAnswers } from 'shared-lib/funnel/funnel-address'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { FineGuide } from './fine-guide'
import type { HomeLoanFound } from './home-loan.load'
import { ProductsJudge } from './products-judge'

export interface LastPartsProps {
  readonly data: HomeLoanFound
  readonly query: string
  readonly carried: ReturnType<typeof carriedAnswers>
  readonly today: string
}

/** What is read with a bank's papers in the hand, at the foot of the page. */
export function LastParts({ data, query, carried, today }: LastPartsProps) {
  const { amount, months, index } = data.compared
  const action = homeLoanFunnel.done
  return (
    <>
      <ProductsJudge loan={{ amount, months, index }} {...{ query, action, carried }} />
      <FineGuide {...{ data, query, action, carried, today }} />
    </>
  )
}
