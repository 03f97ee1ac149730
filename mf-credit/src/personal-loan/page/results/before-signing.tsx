import { useState } from 'react'
import { saveFile } from 'shared-lib/kit/explain/save-file'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { date } from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import { CalendarPlus } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { calendarFile } from 'shared-lib/rules/dates/calendar-file'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { WithdrawalRule } from '../../data/parameters/withdrawal'
import styles from './results.module.css'

const signed = date({ label: 'Dia em que assinaste, ou vais assinar', hint: 'DD/MM/AAAA' })

/** Where to find each thing in the FIN, and how to judge it. */
const checks: readonly (readonly [what: string, why: string])[] = [
  ['TAEG e MTIC', 'É por eles que comparas: incluem juros, impostos, comissões e seguros obrigatórios.'],
  ['TAN fixa ou variável', 'Se for variável, a prestação pode subir.'],
  ['Comissões', 'De abertura e por mês. O banco não pode cobrar pelo processamento da prestação.'],
  ['Seguros', 'Obrigatórios ou facultativos: um facultativo podes recusar.'],
  [
    'Conta, cartão ou domiciliação',
    'Se a taxa depende deles, soma o que custam e pergunta quanto sobe sem eles.',
  ],
  ['Reembolso antecipado', 'Qual é a comissão se pagares antes do fim.'],
  ['Validade da proposta', 'Até que dia o banco mantém estas condições.'],
]

/** The last day to change one's mind, into the visitor's calendar. */
function LastDay({ withdrawal: { days }, today }: { withdrawal: WithdrawalRule; today: IsoDate }) {
  const [text, setText] = useState('')
  const day = signed.parse(text)
  const last = day && toIsoDate(addDays(day, days))
  const save = () =>
    last &&
    saveFile(
      'desistir-do-credito.ics',
      calendarFile(
        [{ id: `credito-pessoal-${day}`, on: last, title: 'Último dia para desistir do crédito pessoal' }],
        today,
      ),
      'text/calendar',
    )
  return (
    <div className={styles.lastDay}>
      <FormField
        name="assinatura"
        field={signed as InputField<unknown>}
        text={text}
        error={undefined}
        optional={false}
        controls={dateControls}
        today={today}
        onChange={(change) => setText(change.assinatura ?? '')}
      />
      {last && (
        <>
          <p role="status">
            Podes desistir até <strong>{formatDatePt(last)}</strong>.
          </p>
          <Button kind="quiet" icon={<CalendarPlus size={20} aria-hidden="true" />} onClick={save}>
            Pôr no calendário
          </Button>
        </>
      )}
    </div>
  )
}

interface BeforeSigningProps {
  readonly withdrawal: WithdrawalRule | undefined
  readonly today: IsoDate
}

/** Points to check in the FIN, and how long a visitor may change their mind. */
export const BeforeSigning = ({ withdrawal, today }: BeforeSigningProps) => (
  <>
    <Details summary="O que confirmar na FIN antes de assinar">
      <p>A FIN é a ficha que o banco tem de te dar antes do contrato. Leva esta lista.</p>
      <ul className={layout.list}>
        {checks.map(([what, why]) => (
          <li key={what}>
            <strong>{what}.</strong> {why}
          </li>
        ))}
      </ul>
    </Details>
    {withdrawal && (
      <Details summary={`Depois de assinar, tens ${withdrawal.days} dias para desistir`}>
        <p>
          Não precisas de dar razões. Devolves o que recebeste e os juros desses dias em{' '}
          {withdrawal.payBackDays} dias, no máximo (Decreto-Lei n.º 133/2009, artigo 17.º).
        </p>
        <NeedsScript>
          <LastDay withdrawal={withdrawal} today={today} />
        </NeedsScript>
      </Details>
    )}
  </>
)
