import type { ReactNode } from 'react'
import type { Disclaimer } from '../../../rules/footer-config'
import type { TextLink } from '../../../rules/layout-link'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import styles from './disclaimers.module.css'

/** Who supervises the company and under which registration, in the words of the story. */
export const Disclaimers = ({
  disclaimers,
  complaintsBook,
  company,
  children,
}: {
  disclaimers: readonly Disclaimer[]
  complaintsBook: TextLink | undefined
  company: string
  /** Content next to them at the end of the page. */
  children?: ReactNode
}) => (
  <div className={styles.legal}>
    {disclaimers.map(({ title, text, link }) => (
      <p key={text} className={styles.text}>
        {title && <strong className={styles.title}>{title}. </strong>}
        {text}
        {link && (
          <>
            {' '}
            <LayoutAnchor link={link.link} className={styles.link}>
              {link.text}
            </LayoutAnchor>
          </>
        )}
      </p>
    ))}
    <div className={styles.end}>
      <p className={styles.text}>© {company}</p>
      {complaintsBook && (
        <LayoutAnchor link={complaintsBook.link} className={styles.complaints}>
          {complaintsBook.text}
        </LayoutAnchor>
      )}
      {children}
    </div>
  </div>
)
