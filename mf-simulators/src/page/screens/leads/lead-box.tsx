import type { ReactNode } from 'react'
import styles from './lead-box.module.css'

/** The room of a lead's form: a column in a story, with room at its edges on a page of its own. */
export const LeadBox = ({ isPage, children }: { isPage: boolean; children: ReactNode }) => (
  <div className={styles.box} data-page={isPage ? '' : undefined}>
    {children}
  </div>
)
