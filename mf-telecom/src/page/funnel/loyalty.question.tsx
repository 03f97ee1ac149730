import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type TelecomAnswers, telecomFields } from '../../fields'
import { expiryOf } from '../../rules/contract-expiry'

/** Contradiction between the typed day and the choice above it. */
function contradiction({ contractExpiry, expirationDate: day }: TelecomAnswers, today: string) {
  const expiry = day && expiryOf(day, toIsoDate(today))
  return expiry === contractExpiry ? undefined : expiry
}

export const LoyaltyQuestion = ({ field, answers, today }: QuestionProps<TelecomAnswers>) => {
  const { contractExpiry } = answers
  const contradicted = contradiction(answers, today)
  return (
    <>
      {field('contractExpiry')}
      {contractExpiry && contractExpiry !== 'none' && field('expirationDate')}
      {contradicted && (
        <Notice tone="info" live>
          <p>
            {contradicted === 'none'
              ? 'Essa data já passou: se está certa, já não tens fidelização.'
              : `Pela data, a resposta seria «${wordsOf(telecomFields.contractExpiry, contradicted)}». Confirma qual das duas está certa.`}
          </p>
        </Notice>
      )}
    </>
  )
}
