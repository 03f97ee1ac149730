import { CalendarButton } from 'shared-lib/kit/explain/ui/calendar-button'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { addDays } from 'shared-lib/rules/dates/calendar'
import type { CalendarDay } from 'shared-lib/rules/dates/calendar-file'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { renewalNotice, startWindow } from '../../data/parameters/contract-rules'
import { simulateFrom, stopBy } from '../../rules/contract-days'

/** The days of a policy that ends: until when it can be stopped, and from when a new one can be simulated. */
function renewalDays(expiry: IsoDate, today: IsoDate) {
  const notice = tryValueOn(renewalNotice, today)
  const window = tryValueOn(startWindow, today)
  const start = addDays(expiry, 1)
  return {
    start,
    lastDay: notice === undefined ? undefined : stopBy(expiry, notice),
    simulate: window === undefined ? undefined : simulateFrom(start, window),
  }
}

interface DatesProps {
  readonly expiry: IsoDate
  readonly today: IsoDate
}

/** Steps with their days, so that the old policy ends and the new one begins the day after. */
export function RenewalDates({ expiry, today }: DatesProps) {
  const { start, lastDay, simulate } = renewalDays(expiry, today)
  const days: readonly CalendarDay[] = [
    ...(lastDay && lastDay > today
      ? [
          {
            id: `seguro-travar-${lastDay}`,
            on: lastDay,
            title: 'Último dia para travar a renovação do seguro',
          },
        ]
      : []),
    ...(simulate && simulate > today
      ? [{ id: `seguro-simular-${simulate}`, on: simulate, title: 'Simular o seguro: já há preços' }]
      : []),
    { id: `seguro-novo-${start}`, on: start, title: 'Começa o novo seguro: confirma que está pago' },
  ]
  return (
    <>
      <ul className={layout.list}>
        {lastDay &&
          (lastDay >= today ? (
            <li>
              Avisa a seguradora <strong>por escrito até {formatDatePt(lastDay)}</strong> e o contrato não se
              renova. Não precisas de dar um motivo.
            </li>
          ) : (
            <li>
              O prazo para avisar por escrito acabou a {formatDatePt(lastDay)}. Ainda podes sair:{' '}
              <strong>se não pagares a nova anuidade, o contrato não se renova</strong>. Cancela o débito
              direto antes do dia do pagamento.
            </li>
          ))}
        {simulate && simulate > today && (
          <li>Podes pedir preços a partir de {formatDatePt(simulate)}: cada simulação vale 30 dias.</li>
        )}
        <li>
          O novo seguro tem de começar a <strong>{formatDatePt(start)}</strong>: não fiques nem um dia sem
          seguro.
        </li>
      </ul>
      <CalendarButton days={days} today={today} name="seguro" />
    </>
  )
}
