import type { ReactNode } from 'react'
import { formatDatePt } from '../../dates/format-date'
import type { IsoDate } from '../../dates/iso-date'
import layout from '../../styles/layout.module.css'

export interface PriceSource {
  /** Newest day of the prices. */
  readonly asOf: IsoDate
  readonly credit: string
  readonly licence?: string
}

/** From when and from whom the prices are. */
export const sourceWords = ({ asOf, credit, licence }: PriceSource) =>
  `Preços recolhidos em ${formatDatePt(asOf)}. ${credit}${licence ? ` Licença ${licence}.` : ''}`

/** From when and from whom the prices are, what they are not, and where to check them. */
export const PriceSources = ({ source, children }: { source: PriceSource; children: ReactNode }) => (
  <p className={layout.small}>
    {sourceWords(source)} {children}
  </p>
)
