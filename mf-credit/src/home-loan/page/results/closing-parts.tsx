import type { NotebookHandle } from 'shared-lib/kit/notebook/notebook-handle'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { FineGuide } from './fine-guide'
import type { HomeLoanFound } from './home-loan.load'
import { MarketBand } from './market-band'
import { ProductsJudge } from './products-judge'

export interface ClosingPartsProps {
  readonly data: HomeLoanFound
  readonly query: string
  /** Answers and proposals of the address. */
  readonly carried: readonly (readonly [name: string, text: string])[]
  readonly today: string
  /** Puts a proposal into the notebook of the page. */
  readonly add: NotebookHandle['add']
}

/** Parts for a reader with a bank's papers in the hand, at the foot of the page. */
export function ClosingParts({ data, query, carried, today, add }: ClosingPartsProps) {
  const { amount, months, index } = data.compared
  const action = homeLoanFunnel.done
  return (
    <div className={layout.column}>
      <MarketBand
        market={data.market}
        whose={data.existing ? 'A taxa que pagas' : 'A taxa desta simulação'}
      />
      <ProductsJudge loan={{ amount, months, index }} query={query} action={action} carried={carried} />
      <FineGuide data={data} query={query} action={action} carried={carried} today={today} add={add} />
    </div>
  )
}
