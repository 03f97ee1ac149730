import { CalendarButton } from 'shared-lib/kit/explain/ui/calendar-button'
import type { InputOf } from 'shared-lib/kit/form/form'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { claimDeadlines, directSettlementLimit, totalLossRules } from '../../data/parameters/claim-rules'
import { type ClaimDates, claimDates } from '../../rules/claim-days'
import { missingConditions, type SettlementCondition } from '../../rules/direct-settlement'
import { totalLoss } from '../../rules/total-loss'
import type { accidentForm, lossForm } from './accident-forms'

const conditionWords: Readonly<Record<SettlementCondition, string>> = {
  inPortugal: 'o acidente tem de ser em Portugal',
  twoVehicles: 'têm de ser só dois veículos',
  contact: 'os dois veículos têm de se ter tocado',
  noInjuries: 'ninguém se pode ter magoado',
  signedByBoth: 'a declaração amigável tem de estar assinada pelos dois',
  damage: 'o estrago passa do máximo',
  insurersAgree: 'as duas seguradoras têm de ter aderido',
}

const steps: readonly (readonly [keyof ClaimDates, string])[] = [
  ['contactBy', 'Contactar-te'],
  ['inspectionBy', 'Fazer a peritagem'],
  ['reportBy', 'Entregar o relatório da peritagem'],
  ['liabilityBy', 'Dizer se assume a culpa'],
  ['paymentBy', 'Pagar'],
]

type AccidentInput = InputOf<(typeof accidentForm)['fields']>

/** Who sees to an accident, and the last days of each step. */
export function AccidentAnswer({ input, today }: { input: AccidentInput; today: IsoDate }) {
  const limit = tryValueOn(directSettlementLimit, today)
  const rules = tryValueOn(claimDeadlines, today)
  if (limit === undefined || !rules) return <p>Não conhecemos as regras em vigor neste dia.</p>
  const missing = missingConditions(
    { ...input, damage: input.damage ?? cents(0), insurersAgree: true },
    roundHalfUpToCent(limit),
  )
  const dates = claimDates(input, rules)
  const most = formatWholeEuro(roundHalfUpToCent(limit))
  return (
    <>
      {missing.length === 0 ? (
        <Notice tone="good" title="Sim: a tua seguradora trata de tudo (IDS)">
          <p>
            Se a culpa for do outro, quem te paga é a tua seguradora, que depois acerta contas com a dele.
            {input.damage === undefined && ` Vale para estragos até ${most}.`} Quase todas aderiram; confirma
            com a tua.
          </p>
        </Notice>
      ) : (
        <Notice tone="warn" title="Não: reclama à seguradora do outro condutor">
          <p>Para a tua seguradora tratar de tudo (IDS):</p>
          <ul className={layout.list}>
            {missing.map((condition) => (
              <li key={condition}>
                {conditionWords[condition]}
                {condition === 'damage' && `, ${most}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {input.injuries && (
        <p>
          Com feridos, os prazos para os danos corporais são outros: guarda todas as despesas e relatórios.
        </p>
      )}
      <h3>A seguradora tem de responder até</h3>
      <ol className={layout.list}>
        {steps.map(([key, words]) => (
          <li key={key}>
            {words}: <strong>{formatDatePt(dates[key])}</strong>
          </li>
        ))}
      </ol>
      <CalendarButton
        days={steps.map(([key, words]) => ({
          id: `acidente-${key}-${dates[key]}`,
          on: dates[key],
          title: `Seguradora, último dia: ${words.toLowerCase()}`,
        }))}
        today={today}
        name="acidente"
      />
      <p>
        Quando a seguradora do outro assumir a culpa toda, dá-te um veículo parecido até o teu estar reparado
        ou até te pagar a perda total (DL n.º 291/2007, art. 42.º).
      </p>
    </>
  )
}

/** Whole months from a month until a day. */
export function monthsSince(first: string, today: IsoDate): number {
  const { year, month } = partsOf(today)
  const [fromYear = year, fromMonth = month] = first.split('-').map(Number)
  return Math.max(0, (year - fromYear) * 12 + month - fromMonth)
}

type LossInput = InputOf<(typeof lossForm)['fields']>

/** Whether it is a total loss, and what is owed. */
export function LossAnswer({ input, today }: { input: LossInput; today: IsoDate }) {
  const rules = tryValueOn(totalLossRules, today)
  if (!rules) return <p>Não conhecemos as regras em vigor neste dia.</p>
  const { limit, isTotalLoss, pays } = totalLoss(
    {
      repair: input.lossRepair,
      salvage: input.lossSalvage,
      marketValue: input.lossValue,
      ageMonths: monthsSince(input.lossMonth, today),
      ownerKeepsSalvage: input.lossKeep,
    },
    rules,
  )
  const sum = formatBriefEuro(cents(input.lossRepair + input.lossSalvage))
  return (
    <p>
      {isTotalLoss ? (
        <>
          É perda total: reparação e salvado somam {sum}, acima de {formatBriefEuro(limit)}. A seguradora do
          culpado deve-te <strong>{formatBriefEuro(pays)}</strong>
          {input.lossKeep && ' e ficas com o salvado'}.
        </>
      ) : (
        <>
          Não é perda total: reparação e salvado somam {sum} e o limite é {formatBriefEuro(limit)}. A
          seguradora do culpado paga a reparação, <strong>{formatBriefEuro(pays)}</strong>.
        </>
      )}
    </p>
  )
}
