import { Notice } from '../../ui/notice/notice'
import type { Row } from '../row'

/** Doubts about the data, where there are any. */
export const OfferDoubts = ({ doubts }: Pick<Row, 'doubts'>) =>
  doubts.map((doubt) => (
    <Notice key={doubt} tone="warn" title="Confirma antes de decidir">
      <p>{doubt}</p>
    </Notice>
  ))
