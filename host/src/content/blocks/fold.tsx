import type { ReactNode } from 'react'
import { keepTogether } from '../../base/text/keep-together'
import { useRendering } from './rendering'

interface FoldProps {
  readonly title: string
  /** Address of the part. It is inside the fold, so that a link into it, or a search of the page, opens it. */
  readonly id: string
  readonly children: ReactNode
  /** Below the parts of a page, with a smaller title. */
  readonly minor?: boolean
}

/**
 * A part of a long page: folded on a phone, without script, and open at a desk and on paper (folds.css). An editor sees
 * all of it.
 */
export function Fold({ title, id, children, minor }: FoldProps) {
  const { edit } = useRendering()
  return (
    <details className="b-fold" open={edit !== undefined}>
      <summary className="b-fold__title">
        <h2 className={minor ? 'e-minor' : undefined}>{keepTogether(title)}</h2>
      </summary>
      <div className="b-fold__body" id={id}>
        {children}
      </div>
    </details>
  )
}
