import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { trapField } from 'shared-lib/kit/form/trap-field'
import { CircleCheck } from 'shared-lib/kit/icons'
import { linkedParts } from 'shared-lib/kit/newsletter/consent-words'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Checkbox } from 'shared-lib/kit/ui/checkbox/checkbox'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { VisuallyHidden } from 'shared-lib/kit/ui/visually-hidden/visually-hidden'
import type { NewsletterWords } from '../../rules/footer-config'
import styles from './newsletter-form.module.css'
import type { Newsletter } from './use-newsletter'

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> (abre noutro separador)</VisuallyHidden>
  </a>
)

/** The sentence next to the box, its links in new tabs so that typed text stays here. */
const NewsletterConsent = ({ sentence }: { sentence: string }) =>
  linkedParts(sentence).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <NewTab key={part.href + part.text} href={part.href}>
        {part.text}
      </NewTab>
    ),
  )

interface NewsletterFormProps {
  readonly newsletter: Newsletter
  readonly words: Omit<NewsletterWords, 'title' | 'text'>
  readonly company: Company
  /** Element id by which tag managers recognise the button. */
  readonly buttonId?: string | undefined
}

/** Email and consent. Without script it is a plain form, which the browser checks and the host answers. */
export const NewsletterForm = (props: NewsletterFormProps) => (
  <>
    <div role="status">{props.newsletter.status === 'success' && <Thanks {...props} />}</div>
    {props.newsletter.status !== 'success' && <Fields {...props} />}
  </>
)

const Thanks = ({ newsletter, words }: NewsletterFormProps) => (
  <div className={styles.thanks} ref={newsletter.thanks} tabIndex={-1}>
    <CircleCheck size={24} className={styles.check} />
    <div>
      <p className={styles.thanksTitle}>{words.thanksTitle}</p>
      <p className={styles.thanksText}>{words.thanksText}</p>
    </div>
  </div>
)

function Fields({ newsletter, words, company, buttonId }: NewsletterFormProps) {
  const { form, problems, status } = newsletter
  useEffect(() => {
    // From here on the messages are ours.
    if (form.current) form.current.noValidate = true
  }, [form])
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/api/blog/newsletter/add"
      onSubmit={newsletter.submit}
    >
      <div className={styles.line}>
        <div className={styles.email}>
          <TextField
            type="email"
            name="email"
            autoComplete="email"
            label={words.placeholder}
            labelHidden
            placeholder={words.placeholder}
            value={newsletter.email}
            onChange={newsletter.setEmail}
            {...(problems.email && { error: problems.email })}
          />
        </div>
        <Button
          type="submit"
          loading={status === 'pending'}
          loadingLabel={words.sending}
          {...(buttonId && { id: buttonId })}
        >
          {words.button}
        </Button>
      </div>
      <input type="hidden" name="consentVersion" value={words.consent.version} />
      <input {...trapField} tabIndex={undefined} hidden />
      <Checkbox
        name="tcConsent"
        value={newsletter.tcConsent}
        onChange={newsletter.setTcConsent}
        {...(problems.tcConsent && { error: problems.tcConsent })}
      >
        <NewsletterConsent sentence={words.consent.sentence} />
      </Checkbox>
      {status === 'error' && (
        <Notice tone="bad" title={words.failureTitle} live>
          <p>
            {newsletter.nextStep} {words.failureText}{' '}
            {company.phone && <Call words={words} company={company} />}
            {company.email && (
              <>
                {' '}
                Também podes escrever para <a href={`mailto:${company.email}`}>{company.email}</a>.
              </>
            )}
          </p>
        </Notice>
      )}
    </form>
  )
}

function Call({ words, company }: Pick<NewsletterFormProps, 'words' | 'company'>) {
  const [before, after] = words.failureCall.split('{telefone}')
  return (
    <>
      {before}
      <a href={`tel:${company.phone}`}>{company.phoneText}</a>
      {after}
    </>
  )
}
