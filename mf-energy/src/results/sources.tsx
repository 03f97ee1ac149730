import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { RankedOffers } from '../domain/results'
import text from './results-text.module.css'

const ersePage = 'https://simuladorprecos.erse.pt/'

/** From when and from whom the prices are, what they are not, and where to check them. */
export const Sources = ({ catalogue }: Pick<RankedOffers, 'catalogue'>) => (
  <p className={text.small}>
    Preços recolhidos em {formatDatePt(toIsoDate(catalogue.asOf))}. {catalogue.credit} Licença{' '}
    {catalogue.licence}. Numa promoção, a conta do ano junta os meses dela e os do preço que se segue.
    Confirma sempre o preço com a comercializadora, ou no{' '}
    <a href={ersePage} target="_blank" rel="noopener">
      simulador da ERSE (abre noutro separador)
    </a>
    .
  </p>
)
