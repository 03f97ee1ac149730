import { type KeyFigure, KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import type { Form, InputOf } from 'shared-lib/kit/form/form'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { premiumCharges } from '../../data/parameters/premium-charges'
import { excessBreakEven, ownDamageBreakEven } from '../../rules/break-even'
import { instalmentCost } from '../../rules/instalments'
import { openTotal } from '../../rules/premium'
import type { excessForm, ownDamageForm, partsForm, premiumForm } from './tool-forms'

type Of<One> = One extends Form<infer Fields> ? InputOf<Fields> : never

const percent = (fraction: number) => percentText(fraction, 1)
const years = (count: number) => `${formatDecimal(count, 1)} anos`

/** A total opened into what the insurer keeps and what the state gets. */
export function PremiumSums({ input, day }: { input: Of<typeof premiumForm>; day: IsoDate }) {
  const charges = tryValueOn(premiumCharges, day)
  if (!charges) return <p>Não conhecemos os impostos em vigor neste dia.</p>
  const { taxTotal, taxShare } = input
  if (taxShare === undefined) {
    const [least, most] = [0, 1].map((share) => openTotal(taxTotal, share, charges).taxes)
    return (
      <p>
        Entre <strong>{formatBriefEuro(least ?? cents(0))}</strong> e{' '}
        <strong>{formatBriefEuro(most ?? cents(0))}</strong> são impostos e taxas. O valor certo depende da
        parte que é responsabilidade civil.
      </p>
    )
  }
  const opened = openTotal(taxTotal, taxShare, charges)
  const figures: readonly KeyFigure[] = [
    {
      label: 'Impostos e taxas',
      value: formatBriefEuro(opened.taxes),
      notes: [`${percent(opened.taxes / taxTotal)} do que pagas`],
      main: true,
    },
    { label: 'Fica para a seguradora', value: formatBriefEuro(opened.commercial) },
    {
      label: 'Imposto do Selo',
      value: formatBriefEuro(opened.stampDuty),
      notes: [`${percent(charges.stampDuty)} do prémio`],
    },
    { label: 'INEM', value: formatBriefEuro(opened.inem), notes: [`${percent(charges.inem)} do prémio`] },
    {
      label: 'Fundo de Garantia Automóvel',
      value: formatBriefEuro(opened.fga),
      notes: [`${percent(charges.fga)} da responsabilidade civil`],
    },
    {
      label: 'Prevenção rodoviária',
      value: formatBriefEuro(opened.prevention),
      notes: [`${percentText(charges.prevention, 2)} do prémio`],
    },
  ]
  return <KeyFigures figures={figures} />
}

/** Cost of paying in parts. */
export function PartsSums({ input }: { input: Of<typeof partsForm> }) {
  const { extra, extraShare, rate } = instalmentCost({
    yearly: input.onceTotal,
    payments: input.partCount,
    each: input.partEach,
  })
  if (extra <= 0)
    return (
      <p>
        As prestações não custam mais:{' '}
        {extra === 0 ? 'pagas o mesmo' : `pagas menos ${formatBriefEuro(cents(-extra))}`} no ano.
      </p>
    )
  return (
    <p>
      Em prestações pagas mais <strong>{formatBriefEuro(extra)}</strong> por ano ({percent(extraShare)}).
      {rate !== undefined && ` É como um empréstimo a ${percent(rate)} ao ano.`}
    </p>
  )
}

/** When a high excess pays. */
export function ExcessSums({ input }: { input: Of<typeof excessForm> }) {
  const {
    savedPerYear,
    extraAtClaim,
    years: count,
  } = excessBreakEven({
    premiumLow: input.lowPremium,
    excessLow: input.lowExcess,
    premiumHigh: input.highPremium,
    excessHigh: input.highExcess,
  })
  if (extraAtClaim < 0) return <p>A franquia alta tem de ser maior do que a baixa: troca os valores.</p>
  if (count === undefined) return <p>A franquia alta não baixa o preço: fica com a baixa.</p>
  return (
    <p>
      A franquia alta poupa <strong>{formatBriefEuro(savedPerYear)}</strong> por ano e custa mais{' '}
      {formatBriefEuro(extraAtClaim)} em cada acidente. Compensa se tiveres menos de um acidente por tua culpa
      a cada <strong>{years(count)}</strong>.
    </p>
  )
}

/** When own damage pays. */
export function OwnDamageSums({ input }: { input: Of<typeof ownDamageForm> }) {
  const { paidAtTotalLoss, years: count } = ownDamageBreakEven({
    value: input.vehicleValue,
    excess: input.ownExcess,
    extraPremium: input.ownPremium,
  })
  if (paidAtTotalLoss === 0) return <p>A franquia é igual ou maior do que o valor: não recebes nada.</p>
  return (
    <p>
      Numa perda total recebes <strong>{formatBriefEuro(paidAtTotalLoss)}</strong>.{' '}
      {count !== undefined && (
        <>
          Pagas esse valor em prémios ao fim de <strong>{years(count)}</strong>: pensa se aguentas perdê-lo
          antes disso.
        </>
      )}
    </p>
  )
}
