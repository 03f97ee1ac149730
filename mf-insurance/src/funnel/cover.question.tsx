import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { addDays } from 'shared-lib/dates/calendar'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { date } from 'shared-lib/form/date-fields'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Notice } from 'shared-lib/ui/notice/notice'
import { simulateFrom } from '../domain/contract-days'
import type { InsuranceAnswers } from '../domain/insurance.fields'
import { startWindow } from '../parameters/contract-rules'
import { renewalPath } from './insurance.paths'

const dayOf = (text = ''): IsoDate | undefined => date({ label: '' }).parse(text)

/** First day on which a simulation for that start is good, where it lies too far ahead today. */
function comeBack(start: IsoDate | undefined, today: IsoDate): IsoDate | undefined {
  const days = tryValueOn(startWindow, today)
  if (!start || days === undefined) return undefined
  const first = simulateFrom(start, days)
  return first > today ? first : undefined
}

/** Asks for the cover and its first day; who comes too early is told when to come back, and what to do until then. */
export const CoverQuestion = ({ field, raw, answers, shell, today }: QuestionProps<InsuranceAnswers>) => {
  const day = toIsoDate(today)
  const expiry = dayOf(raw.insuranceExpiryDate)
  const start = answers.insured ? expiry && addDays(expiry, 1) : dayOf(raw.insuranceStart)
  const back = answers.insured === undefined ? undefined : comeBack(start, day)
  return (
    <>
      {field('insuranceType')}
      {field('insured')}
      {answers.insured === true && field('insuranceExpiryDate')}
      {answers.insured === false && field('insuranceStart')}
      {back && (
        <Notice tone="info" live title={`Podes simular a partir de ${formatDatePt(back)}`}>
          <p>
            Uma simulação só vale 30 dias. <a href={shell.apiUrl + renewalPath}>Põe a data no calendário</a> e
            vê já <a href={`${shell.apiUrl}/seguros#coberturas`}>que acidentes paga cada seguro</a>.
          </p>
        </Notice>
      )}
    </>
  )
}
