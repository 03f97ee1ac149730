import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import type { Figure } from 'shared-lib/rules/figures/figure'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { ProposalLink } from '../leads/proposal-link'
import { UnknownFigures } from '../unknown-figures'
import { Balance } from './balance'
import { Cost } from './cost'
import { Early } from './early'
import { Guarantee } from './guarantee'
import { Limits } from './limits'
import { RateMoves } from './rate-moves'
import { WhatIf } from './what-if'
import { textsOf } from './words'

export type HomeLoanProps = ResultProps<HomeLoanAnswer> & {
  /** The figures with these names, in this order, of those that there are. */
  readonly pick: (...ids: readonly string[]) => readonly Figure[]
}

/** Its cost, whether it fits, what would change it and how it is paid down. Each part has its own reasons. */
export function HomeLoanResult(props: ResultProps<HomeLoanAnswer>) {
  const { unknown, figures } = props.result
  const parts: HomeLoanProps = {
    ...props,
    pick: (...ids) => ids.flatMap((id) => figures.find((figure) => figure.id === id) ?? []),
  }
  return (
    <>
      <UnknownFigures reasons={unknown} />
      <Cost {...parts} />
      <Limits {...parts} />
      <Guarantee {...parts} />
      <Early {...parts} />
      <WhatIf {...props} />
      <RateMoves {...props} />
      <Balance {...props} />
      <ProposalLink
        calculator="home-loan"
        known={textsOf({ wantToBorrow: props.result.amount / 100 })}
        {...props}
      />
    </>
  )
}
