import { saveFile } from 'shared-lib/kit/explain/save-file'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { CalendarPlus } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { addDays, addMonths } from 'shared-lib/rules/dates/calendar'
import { calendarFile } from 'shared-lib/rules/dates/calendar-file'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { monthsText } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { LoyaltyRules } from '../../data/parameters/loyalty-law'
import { horizon } from '../../rules/horizon'
import type { Outlook } from '../../rules/outlook'
import { ExitSums } from './exit-sums'

function figuresOf({ exit, stay, highestNewMonthly, tried, end, monthly }: Outlook) {
  return [
    {
      label: 'Sair hoje custa, no máximo',
      value: exit && formatBriefEuro(exit.charge),
      main: true,
      notes: exit?.monthsLeft
        ? [`${end === 'most' ? 'Até ' : ''}${monthsText(exit.monthsLeft)} de fidelização`]
        : [],
    },
    {
      label: `Se ficares, em ${horizon} meses`,
      value: formatBriefEuro(stay),
      notes: [`Hoje, ${formatBriefEuro(monthly)} por mês`],
    },
    tried
      ? { label: 'Se mudares já', value: formatBriefEuro(tried.now.go), notes: ['Com o custo de sair'] }
      : {
          label: 'Compensa mudar já até',
          value: highestNewMonthly === undefined ? undefined : formatBriefEuro(highestNewMonthly),
          notes: ['Nova mensalidade, com os mesmos serviços'],
        },
    ...(tried && exit?.monthsLeft
      ? [
          {
            label: 'Se esperares pelo fim da fidelização',
            value: formatBriefEuro(tried.wait.waitUntilEnd),
            notes: [`${monthsText(exit.monthsLeft)} ao preço de hoje`],
          },
        ]
      : []),
  ]
}

/** Reminds of the end of the loyalty period: the day on which leaving is free, and a month before it, when notice is due. */
function endCalendar({ freeFrom }: Outlook, today: IsoDate): string {
  if (!freeFrom) return ''
  const notice = addMonths(freeFrom, -1)
  const ask = notice > today ? notice : addDays(today, 1)
  return calendarFile(
    [
      {
        id: `telecom-fidelizacao-aviso-${ask}`,
        on: ask,
        title: 'Pede propostas de TV, net e voz: a fidelização acaba daqui a um mês',
        text: 'O aviso para sair não passa de um mês. Compara as propostas pelo custo de 24 meses.',
      },
      { id: `telecom-fidelizacao-${freeFrom}`, on: freeFrom, title: 'Já podes mudar de operadora sem pagar' },
    ],
    today,
  )
}

/** Exact figures of the visitor's contract. */
export function OutlookView({
  outlook,
  rules,
  today,
}: {
  outlook: Outlook
  rules: LoyaltyRules
  today: IsoDate
}) {
  const { contract, exit, isCut, end } = outlook
  const { firstYear, secondYear, sameLine } = rules.exitShare
  const isBound = exit !== undefined && exit.monthsLeft > 0
  return (
    <div className={layout.part}>
      <KeyFigures figures={figuresOf(outlook)} />
      {isCut && contract && (
        <Notice tone="warn">
          <p>
            Disseste que faltam mais meses do que a fidelização tem. Contámos {contract.loyaltyMonths} meses:
            confirma na fatura.
          </p>
        </Notice>
      )}
      {isBound && contract && (
        <>
          {(contract.benefit === undefined || end === 'most') && (
            <p className={layout.small}>
              {end === 'most' && 'Contámos o máximo de meses que pode faltar. '}
              {contract.benefit === undefined &&
                'Sem o valor da vantagem do contrato, contámos só as mensalidades: podes pagar menos.'}
            </p>
          )}
          <Details summary="Como se chega ao custo de sair">
            <p>
              Pagas o mais baixo de dois valores: a parte da vantagem que corresponde aos meses que faltam, ou{' '}
              {formatRatio(firstYear)} das mensalidades que faltam no primeiro ano e {formatRatio(secondYear)}{' '}
              no segundo. Se renovaste com a mesma ligação em casa, são sempre {formatRatio(sameLine)}. Não
              pode haver outra penalização; só um telemóvel ou equipamento comprado com desconto tem uma conta
              à parte.
            </p>
            <ExitSums contract={contract} exit={exit} />
          </Details>
          <NeedsScript>
            <Button
              kind="quiet"
              icon={<CalendarPlus size={20} />}
              onClick={() => saveFile('fim-da-fidelizacao.ics', endCalendar(outlook, today), 'text/calendar')}
            >
              Pôr o fim da fidelização no calendário
            </Button>
          </NeedsScript>
        </>
      )}
    </div>
  )
}
