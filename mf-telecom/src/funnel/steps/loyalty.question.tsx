import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { CalendarField } from 'shared-lib/ui/calendar-field/calendar-field'
import { Notice } from 'shared-lib/ui/notice/notice'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import { expiryOf } from '../../domain/contract-expiry'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { dayOf, expiries, expiryNames, typedDay } from './loyalty.step'

const options = expiries.map((value) => ({ value, label: expiryNames[value] }))

/** What the typed day says, when it is not what was chosen above it. */
function contradiction({ contractExpiry, expirationDate }: TelecomAnswers, today: string) {
  const day = dayOf(expirationDate)
  const said = day && expiryOf(day, toIsoDate(today))
  return said === contractExpiry ? undefined : said
}

export const LoyaltyQuestion = (props: QuestionProps<TelecomAnswers>) => {
  const { question, raw, answers, errors, change, today } = props
  const said = contradiction(answers, today)
  return (
    <>
      <RadioTiles
        id="contractExpiry"
        name="contractExpiry"
        legend={question}
        legendHidden
        hint="A data está na fatura: a lei obriga a operadora a mostrá-la."
        error={errors.contractExpiry}
        options={options}
        value={raw.contractExpiry}
        onChange={(value) => change('contractExpiry', value)}
      />
      {answers.contractExpiry && answers.contractExpiry !== 'none' && (
        <CalendarField
          id="expirationDate"
          name="expirationDate"
          label="Último dia da fidelização"
          hint="Se souberes o dia certo, escolhemos melhor a altura de te ligar."
          required={false}
          today={today}
          error={errors.expirationDate}
          value={typedDay(raw.expirationDate)}
          onChange={(text) => change('expirationDate', text)}
        />
      )}
      {said && (
        <Notice tone="info" live>
          <p>
            {said === 'none'
              ? 'Essa data já passou: se está certa, já não tens fidelização.'
              : `Pela data, a resposta seria «${expiryNames[said]}». Confirma qual das duas está certa.`}
          </p>
        </Notice>
      )}
    </>
  )
}
