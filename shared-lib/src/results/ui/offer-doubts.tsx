import { Notice } from '../../ui/notice/notice'
import type { Row } from '../row'

/** What is wrong with the data, where something is. */
export const OfferDoubts = ({ doubts }: Pick<Row, 'doubts'>) =>
  doubts.map((doubt) => (
    <Notice key={doubt} tone="warn" title="Dados duvidosos">
      <p>{doubt}</p>
    </Notice>
  ))
