import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './funnel-view.module.css'

interface MissingViewProps {
  readonly heading: ReactNode
  readonly failed: boolean
  onRetry(): void
}

/** A question whose code is on its way, or did not come. Nothing answered so far is lost. */
export const MissingView = ({ heading, failed, onRetry }: MissingViewProps) => (
  <div className={styles.form}>
    {heading}
    {failed ? (
      <>
        <p role="alert">Esta pergunta não chegou. As tuas respostas estão guardadas.</p>
        <Button onClick={onRetry}>Tentar outra vez</Button>
      </>
    ) : (
      <Skeleton height={320} />
    )}
  </div>
)
