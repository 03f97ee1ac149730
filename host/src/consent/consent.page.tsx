import { consentApi } from '../addresses/addresses'
import type { ConsentChoice } from './consent-choice'
import { CategoryBoxes, ChoiceButton } from './consent-form'
import type { ConsentTexts } from './consent-texts'

interface ConsentPageProps {
  readonly texts: ConsentTexts
  readonly choice: ConsentChoice | undefined
  /** The visitor comes from saving. */
  readonly saved?: boolean
  /** Why it was not saved, and what to do. */
  readonly problem?: string
}

/** The choice, to be seen and changed at any time; a plain form. */
export const ConsentPage = ({ texts, choice, saved, problem }: ConsentPageProps) => (
  <article className="consent-page">
    <h1>{texts.settingsTitle}</h1>
    {saved && (
      <p className="consent-saved" role="status">
        {texts.saved}
      </p>
    )}
    {problem && (
      <p className="consent-problem" role="alert">
        {problem}
      </p>
    )}
    <p className="consent-lead">{texts.text}</p>
    <form method="post" action={consentApi} data-consent-page="">
      <fieldset className="consent-categories">
        <legend>{texts.settingsLegend}</legend>
        <label className="consent-category">
          <input type="checkbox" checked disabled readOnly />
          <span>
            <strong>{texts.necessaryTitle}</strong>
            <span>{texts.necessaryText}</span>
          </span>
        </label>
        <CategoryBoxes texts={texts} {...(choice && { choice })} />
      </fieldset>
      <div className="consent-buttons">
        <ChoiceButton choice="some" text={texts.save} />
        <ChoiceButton choice="none" text={texts.refuse} />
        <ChoiceButton choice="all" text={texts.accept} />
      </div>
    </form>
  </article>
)
