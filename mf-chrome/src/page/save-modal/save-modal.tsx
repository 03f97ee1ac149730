import { useEffect } from 'react'
import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { Modal } from 'shared-lib/kit/ui/modal/modal'
import type { NewsletterWords } from '../../rules/footer-config'
import type { SaveModalConfig } from '../../rules/save-modal-config'
import { ContactBlock, isReachable } from '../chrome/contact-block'
import { NewsletterForm } from '../newsletter/newsletter-form'
import { useNewsletter } from '../newsletter/use-newsletter'
import styles from './save-modal.module.css'
import { Tile } from './tile'

export interface SaveModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly config: SaveModalConfig
  /** Words of the newsletter, as in the footer. */
  readonly words: NewsletterWords
  readonly newsletterSubmitBtnId: string | undefined
  readonly shell: WidgetShell
}

/** "Quero poupar em:": what to compare, or a newsletter, or a call. Its code comes when it is first opened. */
export function SaveModal({ open, onClose, config, words, newsletterSubmitBtnId, shell }: SaveModalProps) {
  const newsletter = useNewsletter(shell.apiUrl, words.consent.version)
  useEffect(() => {
    if (!open) return
    // Going back shows another page: the window belongs to the one it was opened on.
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [open, onClose])
  return (
    <Modal open={open} title={config.title} onClose={onClose}>
      <ul className={styles.tiles}>
        {config.tiles.map((option) => (
          <Tile key={option.value} option={option} onPick={onClose} />
        ))}
      </ul>
      <section className={styles.part}>
        <h2 className={styles.title}>{config.newsletterTitle}</h2>
        <NewsletterForm
          newsletter={newsletter}
          words={{ ...words, button: config.newsletterButton }}
          company={shell.company}
          buttonId={newsletterSubmitBtnId}
        />
      </section>
      {isReachable(shell.company) && (
        <div className={styles.part}>
          <ContactBlock contact={{ title: config.callTitle }} company={shell.company} />
        </div>
      )}
    </Modal>
  )
}
