import type { ReactNode } from 'react'
import { formatDatePt } from '../../../rules/dates/format-date'
import type { IsoDate } from '../../../rules/dates/iso-date'
import layout from '../../styles/layout.module.css'

export interface PriceSource {
  /** Newest day of the prices. */
  readonly asOf: IsoDate
  readonly credit: string
  readonly licence?: string
}

/** Date and source of the prices. */
export const sourceWords = ({ asOf, credit, licence }: PriceSource) =>
  `Preços recolhidos em ${formatDatePt(asOf)}. ${credit}${licence ? ` Licença ${licence}.` : ''}`

/** Date and source of the prices, their limits, and where to check them. */
export const PriceSources = ({ source, children }: { source: PriceSource; children: ReactNode }) => (
  <p className={layout.small}>
    {sourceWords(source)} {children}
  </p>
)
