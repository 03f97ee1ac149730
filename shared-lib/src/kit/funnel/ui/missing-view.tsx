import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './funnel-view.module.css'

interface MissingViewProps {
  readonly heading: ReactNode
  readonly failed: boolean
  /** Address of this question with all answers. */
  readonly retry: string
}

/** A question whose code is on its way, or did not come. Nothing answered so far is lost. */
export const MissingView = ({ heading, failed, retry }: MissingViewProps) => (
  <div className={styles.form}>
    {heading}
    {failed ? (
      <>
        <p role="alert">Esta pergunta não chegou. As tuas respostas estão guardadas.</p>
        {/* A browser that failed to import a module fails for as long as the document lives: only a new one asks again. */}
        <Button onClick={() => window.location.assign(retry)}>Tentar outra vez</Button>
      </>
    ) : (
      <Skeleton height={320} />
    )}
  </div>
)
