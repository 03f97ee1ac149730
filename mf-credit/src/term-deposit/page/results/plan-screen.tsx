import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { saveFile } from 'shared-lib/kit/explain/save-file'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { PrintButton } from 'shared-lib/kit/explain/ui/print-button'
import { journeyStages } from 'shared-lib/kit/funnel/journey'
import { useSendOnce } from 'shared-lib/kit/funnel/use-send-once'
import { CalendarPlus, ExternalLink } from 'shared-lib/kit/icons'
import { OfferDoubts } from 'shared-lib/kit/results/ui/offer-doubts'
import { PriceAge } from 'shared-lib/kit/results/ui/price-age'
import { Printed } from 'shared-lib/kit/results/ui/results-page'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Stages } from 'shared-lib/kit/ui/stages/stages'
import { calendarFile } from 'shared-lib/rules/dates/calendar-file'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { termDepositJourney } from '../funnel/term-deposit.journey'
import styles from './deposit.module.css'
import type { DepositPlan } from './deposit-plan'
import { briefEuro } from './deposit-words'

const icon = { size: 20, 'aria-hidden': true } as const

/** The last day to decide and the end, as a calendar takes them. */
const calendarOf = ({ row, decideOn, endOn, end, renewal }: DepositPlan, today: string) =>
  calendarFile(
    [
      {
        id: `${row.id}-${decideOn}`,
        on: decideOn,
        title: `Decidir o depósito ${row.title} (${row.provider})`,
        text: `Acaba a ${end}. No fim: ${renewal}.`,
      },
      { id: `${row.id}-${endOn}-fim`, on: endOn, title: `Acaba o depósito ${row.title} (${row.provider})` },
    ],
    toIsoDate(today),
  )

/** A file: saved by a press, or without script out of the link that holds it. Where there is script, no link may be one. */
function SaveDates({ name, calendar }: { readonly name: string; readonly calendar: string }) {
  const words = 'Guardar as datas no calendário'
  return (
    <>
      <NeedsScript>
        <Button icon={<CalendarPlus {...icon} />} onClick={() => saveFile(name, calendar, 'text/calendar')}>
          {words}
        </Button>
      </NeedsScript>
      <noscript>
        <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`} download={name}>
          {words}
        </a>
      </noscript>
    </>
  )
}

interface PlanScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly plan: DepositPlan
}

/** `/depositos-a-prazo/resumo?oferta=…`: how a chosen deposit is put into practice, with no call needed. */
export function PlanScreen({ plan, shell, today }: PlanScreenProps) {
  const { row } = plan
  useSendOnce(row.id, () => shell.emit('offer-chosen', { vertical: termDepositJourney.name, offer: row.id }))
  return (
    <div className={`${layout.column} ${styles.plan}`}>
      <Printed>
        {shell.company.name}: plano de depósito a prazo de {plan.start}
      </Printed>
      <Stages stages={journeyStages} current={2} />
      <h1>
        O teu plano: {row.title}, {row.provider}
      </h1>
      <PriceAge words={plan.ageWords} />
      <KeyFigures
        figures={[
          { label: 'Pões a render', value: plan.amount },
          {
            label: 'Ganhas no fim',
            value: briefEuro(row.main.cents),
            notes: ['já sem imposto e custos'],
            main: true,
          },
          { label: 'Recebes o dinheiro', value: plan.end },
        ]}
      />
      <OfferDoubts doubts={row.doubts} />
      {row.breakEven && <p>{row.breakEven}</p>}
      <section className={layout.part}>
        <h2>1. Lê a ficha (FIN) antes de assinar</h2>
        <p>Confirma que estas linhas são iguais. Se alguma mudou, muda também o que ganhas.</p>
        <dl className={styles.facts}>
          {row.own.facts.map(([title, words]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
          <div>
            <dt>Garantia</dt>
            <dd>{plan.covered}</dd>
          </div>
        </dl>
        {row.reason.slice(1).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {row.own.notes.map((words) => (
          <p key={words} className={layout.small}>
            {words}
          </p>
        ))}
      </section>
      <section className={layout.part}>
        <h2>2. Subscreve no banco</h2>
        <div className={styles.row}>
          <Button kind="main" href={row.own.page} iconEnd={<ExternalLink {...icon} />}>
            Ir à página do banco
          </Button>
          {row.own.sheet && (
            <Button kind="quiet" href={row.own.sheet}>
              Abrir a FIN
            </Button>
          )}
        </div>
      </section>
      <section className={layout.part}>
        <h2>3. Decide a tempo</h2>
        <p>
          Começa hoje, {plan.start}, e acaba a {plan.end}. No fim: {plan.renewal}. Põe um aviso a{' '}
          {plan.decide}, para decidires antes.
        </p>
        <div className={styles.row}>
          <SaveDates name={`deposito-${row.id}.ics`} calendar={calendarOf(plan, today)} />
          <PrintButton>Imprimir o plano</PrintButton>
        </div>
      </section>
      <section className={`${layout.part} ${styles.help}`}>
        <h2>Queres ajuda?</h2>
        <div className={styles.row}>
          <Button href={plan.ask}>Quero que me liguem</Button>
          <Button kind="quiet" href={plan.results}>
            Voltar aos depósitos
          </Button>
        </div>
      </section>
    </div>
  )
}
