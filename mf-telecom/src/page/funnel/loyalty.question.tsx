import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type TelecomAnswers, telecomFields } from '../../fields'
import { expiryOf } from '../../rules/contract-expiry'

/** Contradiction between the typed day and the choice above it. */
function contradiction({ contractExpiry, expirationDate: day }: TelecomAnswers, today: string) {
  const said = day && expiryOf(day, toIsoDate(today))
  return said === contractExpiry ? undefined : said
}

export const LoyaltyQuestion = ({ field, answers, today }: QuestionProps<TelecomAnswers>) => {
  const { contractExpiry } = answers
  const said = contradiction(answers, today)
  return (
    <>
      {field('contractExpiry')}
      {contractExpiry && contractExpiry !== 'none' && field('expirationDate')}
      {said && (
        <Notice tone="info" live>
          <p>
            {said === 'none'
              ? 'Essa data já passou: se está certa, já não tens fidelização.'
              : `Pela data, a resposta seria «${wordsOf(telecomFields.contractExpiry, said)}». Confirma qual das duas está certa.`}
          </p>
        </Notice>
      )}
    </>
  )
}
