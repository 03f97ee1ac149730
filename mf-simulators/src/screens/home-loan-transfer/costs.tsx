import { Part } from 'shared-lib/explain/ui/part'
import { WhyList } from 'shared-lib/explain/ui/why'
import { formatEuro } from 'shared-lib/money/euro'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { HomeLoanTransferAnswer } from '../../calculators/home-loan-transfer.result'
import { monthsInWords } from '../home-loan/words'

/** Every cost on its own line, then what is not known of them. */
export function Costs(result: HomeLoanTransferAnswer) {
  const { figures, totalCosts, unknown } = result
  const found = totalCosts === undefined ? undefined : figures.find(({ id }) => id === 'total-costs')
  return (
    <>
      {found && (
        <Part
          title="Quanto custa mudar"
          sentence="O que fica a zero é o que não indicaste: confirma com o banco novo."
        >
          <WhyList figures={[...(found.parts ?? []), { ...found, parts: [] }]} />
        </Part>
      )}
      <Notice tone="warn" title="Falta confirmar">
        {unknown.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{dutyWords(result)}</p>
      </Notice>
    </>
  )
}

/** Consequence if the tax that is not confirmed were charged. */
function dutyWords({ possibleStampDuty, verdict, breakEvenMonthWithStampDuty }: HomeLoanTransferAnswer) {
  if (possibleStampDuty === undefined) return ''
  const more = `Se o banco novo o cobrar, pagas mais ${formatEuro(possibleStampDuty)}`
  if (verdict !== 'pays') return `${more}.`
  return breakEvenMonthWithStampDuty === undefined
    ? `${more} e a mudança deixa de compensar.`
    : `${more} e recuperas o custo ao fim de ${monthsInWords(breakEvenMonthWithStampDuty)}.`
}
