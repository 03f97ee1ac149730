import { Part } from 'shared-lib/kit/explain/ui/part'
import { type Side, Versus } from 'shared-lib/kit/explain/ui/versus'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { capital, outcomeWords, type Result, type Return, returnNames, total } from './irs-returns'

/** `em conjunto` next to `em separado`, for couples. */
export function Comparison({ declarations, comparison }: Result) {
  const [joint, ...separate] = declarations
  if (!joint || separate.length === 0) return null
  const better = comparison?.better
  return (
    <Part open title="Em conjunto ou em separado?">
      <Versus
        sides={[
          side('Em conjunto', [joint], better === 'couple'),
          side('Em separado', separate, better === 'separate'),
        ]}
      />
    </Part>
  )
}

const known = (amount: number | undefined) =>
  amount === undefined ? 'desconhecido' : formatBriefEuro(cents(amount))

const side = (title: string, returns: readonly Return[], best: boolean): Side => ({
  title,
  value: capital(outcomeWords(returns)),
  best: best ? 'Custa menos' : undefined,
  lines: [
    { label: 'IRS do ano', value: known(total(returns, 'netCollectable')) },
    { label: 'Já pago', value: known(total(returns, 'paid')) },
    ...(returns.length > 1
      ? returns.map((one) => ({ label: returnNames[one.kind], value: outcomeWords([one]) }))
      : []),
  ],
})
