import { trapField } from 'shared-lib/kit/form/trap-field'
import { type ConsentWords, linkedParts } from 'shared-lib/kit/newsletter/consent-words'
import { subscribeApi } from '../../base/addresses/addresses'
import type { FieldProblem } from '../../base/security/project-error'
import type { NewsletterTexts } from './newsletter-texts'

const NewTab = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> (abre noutro separador)</span>
  </a>
)

const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <p id={id} className="newsletter-error">
      {message}
    </p>
  )

export interface NewsletterFormProps {
  readonly email: string
  readonly problems: readonly FieldProblem[]
  readonly consent: ConsentWords
  readonly texts: NewsletterTexts
}

/** The form of a visitor without script: each problem is shown next to its field. */
function NewsletterForm({ email, problems, consent, texts }: NewsletterFormProps) {
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message
  const wrong = { email: problemOf('email'), tcConsent: problemOf('tcConsent') }
  return (
    <form className="newsletter-form" method="post" action={subscribeApi} noValidate>
      <div>
        <label htmlFor="newsletter-email">{texts.emailLabel}</label>
        <FieldError id="newsletter-email-error" message={wrong.email} />
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          aria-invalid={wrong.email !== undefined}
          aria-describedby={wrong.email && 'newsletter-email-error'}
        />
      </div>
      <div>
        <FieldError id="newsletter-terms-error" message={wrong.tcConsent} />
        <label className="newsletter-terms">
          <input
            type="checkbox"
            name="tcConsent"
            aria-invalid={wrong.tcConsent !== undefined}
            aria-describedby={wrong.tcConsent && 'newsletter-terms-error'}
          />
          <span>
            {linkedParts(consent.sentence).map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <NewTab key={part.href + part.text} href={part.href}>
                  {part.text}
                </NewTab>
              ),
            )}
          </span>
        </label>
      </div>
      <input type="hidden" name="consentVersion" value={consent.version} />
      <p className="newsletter-trap" aria-hidden="true">
        <label>
          Deixa este campo vazio
          <input {...trapField} />
        </label>
      </p>
      <button type="submit" className="b-button">
        {texts.button}
      </button>
    </form>
  )
}

interface NewsletterPageProps {
  readonly texts: NewsletterTexts
  readonly title: string
  readonly text: string
  /** A button that does what the mail's link only announces. */
  readonly action?: { readonly path: string; readonly label: string }
  readonly form?: NewsletterFormProps
}

/** Every page of the newsletter: static HTML, no script needed. Its looks are in `newsletter.page.css`. */
export const NewsletterPage = ({ texts, title, text, action, form }: NewsletterPageProps) => (
  <article className="newsletter">
    <p className="newsletter-kicker">{texts.kicker}</p>
    <h1>{title}</h1>
    <p className="newsletter-text">{text}</p>
    {action && (
      <form method="post" action={action.path}>
        <button type="submit" className="b-button">
          {action.label}
        </button>
      </form>
    )}
    {form && <NewsletterForm {...form} />}
    <p className="newsletter-home">
      <a href="/">{texts.home}</a>
    </p>
  </article>
)
