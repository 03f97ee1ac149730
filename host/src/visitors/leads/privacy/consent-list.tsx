import { withdrawalVersion } from 'shared-lib/kit/funnel/consent-words'
import { lisbonMoment } from 'shared-lib/rules/dates/lisbon-time'
import type { ConsentVersions } from '../consent-versions'
import type { KeptConsent } from '../leads.types'

const subjects: Readonly<Record<string, string>> = {
  terms: 'Termos e privacidade',
  marketing: 'Novidades e dicas',
  contact: 'Contacto sobre o pedido',
  friend: 'Contacto de outra pessoa',
}

const answerOf = ({ granted, textVersion }: KeptConsent) =>
  granted ? 'Autorizaste' : textVersion === withdrawalVersion ? 'Retiraste' : 'Não autorizaste'

type WordsOf = ConsentVersions['words']

const ConsentItem = ({ consent, words: wordsOf }: { consent: KeptConsent; words: WordsOf }) => {
  const { purpose, textVersion, granted, givenAt } = consent
  const words = wordsOf(textVersion, purpose)
  return (
    <li className="lead-consent">
      <h3>{subjects[purpose] ?? purpose}</h3>
      {words ? (
        <blockquote>{words}</blockquote>
      ) : (
        <p>As palavras desta versão estão na página onde fizeste o pedido.</p>
      )}
      <p>
        <strong className={granted ? 'lead-consent-yes' : 'lead-consent-no'}>{answerOf(consent)}</strong> em{' '}
        <time dateTime={givenAt}>{lisbonMoment(givenAt)}</time>{' '}
        <span className="lead-status-small">(texto {textVersion})</span>
      </p>
    </li>
  )
}

/** Everything a person agreed to, refused and took back, with the wording shown at that time. */
export const ConsentList = ({ consents, words }: { consents: readonly KeptConsent[]; words: WordsOf }) => (
  <ol className="lead-consents">
    {consents.map((consent) => (
      <ConsentItem key={`${consent.purpose} ${consent.givenAt}`} consent={consent} words={words} />
    ))}
  </ol>
)

/** The consents of now, in one line per subject: the last answer to each. */
export function ConsentNow({ consents }: { consents: readonly KeptConsent[] }) {
  const last = new Map(consents.map((consent) => [consent.purpose, consent]))
  return (
    <ul className="lead-consent-now">
      {[...last].map(([purpose, consent]) => (
        <li key={purpose}>
          {subjects[purpose] ?? purpose}: <strong>{answerOf(consent).toLowerCase()}</strong>
        </li>
      ))}
    </ul>
  )
}
