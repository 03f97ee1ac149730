import { privacyPath } from 'shared-lib/kit/funnel/consent-texts'
import { consentApi, consentQuestionPath } from '../../base/addresses/addresses'
import type { Category, ConsentChoice } from './consent-choice'
import { type ConsentTexts, questionTag } from './consent-texts'

interface CategoryBoxProps {
  readonly name: Category
  readonly texts: ConsentTexts
  readonly granted: boolean
}

const CategoryBox = ({ name, texts, granted }: CategoryBoxProps) => (
  <label className="consent-category">
    <input type="checkbox" name={name} value="granted" defaultChecked={granted} />
    <span>
      <strong>{texts[`${name}Title`]}</strong>
      <span>{texts[`${name}Text`]}</span>
    </span>
  </label>
)

export const CategoryBoxes = ({ texts, choice }: { texts: ConsentTexts; choice?: ConsentChoice }) => (
  <>
    <CategoryBox name="statistics" texts={texts} granted={choice?.statistics === 'granted'} />
    <CategoryBox name="marketing" texts={texts} granted={choice?.marketing === 'granted'} />
  </>
)

export const ChoiceButton = ({ choice, text }: { choice: 'all' | 'none' | 'some'; text: string }) => (
  <button type="submit" name="choice" value={choice} className="consent-button">
    {text}
  </button>
)

interface ConsentBannerProps {
  readonly texts: ConsentTexts
  /** Tag manager to load after consent; undefined: there is none. */
  readonly gtmId: string | undefined
}

/**
 * Place of the question, the same in every visitor's HTML because finished pages are shared. The shell puts the
 * question there when no choice was made. Without script nothing measures, and no question is needed.
 */
export const ConsentBanner = ({ texts, gtmId }: ConsentBannerProps) => (
  <section
    id="qp-consent"
    className="consent-banner"
    aria-labelledby="qp-consent-title"
    data-culture="PT"
    data-version={texts.version}
    data-gtm={gtmId}
    data-question={`${consentQuestionPath}?${questionTag(texts)}`}
  />
)

/** Asks for a choice at the foot of the window. */
export const ConsentQuestion = ({ texts }: { readonly texts: ConsentTexts }) => (
  <form method="post" action={consentApi} data-saved={texts.saved}>
    <h2 id="qp-consent-title" className="consent-title">
      {texts.title}
    </h2>
    <p className="consent-text">
      {texts.text}{' '}
      <a href={privacyPath} target="_blank" rel="noopener">
        {texts.policyText}
        <span className="visually-hidden"> (abre noutro separador)</span>
      </a>
    </p>
    <details className="consent-details">
      <summary>{texts.choose}</summary>
      <CategoryBoxes texts={texts} />
      <ChoiceButton choice="some" text={texts.save} />
    </details>
    <div className="consent-buttons">
      <ChoiceButton choice="none" text={texts.refuse} />
      <ChoiceButton choice="all" text={texts.accept} />
    </div>
  </form>
)
