import { consentApi } from '../../base/addresses/addresses'
import type { Category, ConsentChoice } from './consent-choice'
import { CategoryBoxes, ChoiceButton } from './consent-form'
import type { ConsentTexts } from './consent-texts'

interface ConsentPageProps {
  readonly texts: ConsentTexts
  readonly choice: ConsentChoice | undefined
  /** Number of the proof that the visitor comes from saving. */
  readonly saved?: string
  /** Why it was not saved, and what to do. */
  readonly problem?: string
}

const asked: readonly Category[] = ['statistics', 'marketing']

interface ReceiptProps extends Pick<ConsentPageProps, 'texts'> {
  readonly choice: ConsentChoice
  readonly proof: string
}

/** The question and the visitor's answer, in the words of the question. */
const ChoiceReceipt = ({ texts, choice, proof }: ReceiptProps) => (
  <div className="consent-saved" role="status">
    <p>{texts.saved}</p>
    <ul>
      {asked.map((category) => (
        <li key={category}>
          <strong>{texts[`${category}Title`]}</strong>: {texts[`${category}Text`]}{' '}
          <strong>{choice[category] === 'granted' ? 'Autorizaste' : 'Não autorizaste'}</strong>.
        </li>
      ))}
    </ul>
    <p>
      Número deste recibo: <span className="consent-proof">{proof}</span> (texto {texts.version}).
    </p>
  </div>
)

/** The choice, to be seen and changed at any time; a plain form. */
export const ConsentPage = ({ texts, choice, saved, problem }: ConsentPageProps) => (
  <article className="consent-page">
    <h1>{texts.settingsTitle}</h1>
    {saved && choice && <ChoiceReceipt texts={texts} choice={choice} proof={saved} />}
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
