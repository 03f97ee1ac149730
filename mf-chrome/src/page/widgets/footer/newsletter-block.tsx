import type { WidgetShell } from 'shared-lib/contract/define-widget'
import type { NewsletterWords } from '../../../rules/footer-config'
import { NewsletterForm } from '../../newsletter/newsletter-form'
import { useNewsletter } from '../../newsletter/use-newsletter'
import styles from './newsletter-block.module.css'

export function NewsletterBlock({ words, shell }: { words: NewsletterWords; shell: WidgetShell }) {
  const newsletter = useNewsletter(shell.apiUrl, words.consent.version)
  return (
    <section className={styles.block}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{words.title}</h2>
          {words.text && <p className={styles.text}>{words.text}</p>}
        </div>
        <div>
          <NewsletterForm newsletter={newsletter} words={words} company={shell.company} />
        </div>
      </div>
    </section>
  )
}
