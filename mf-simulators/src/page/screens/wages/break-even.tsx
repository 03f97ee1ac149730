import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { wagesForm } from '../../../fields/wages.form'
import { shortNames } from './offers'

/** Pay that would make the offer that leaves less worth as much: the figure to negotiate with. */
export function BreakEven({ result: { breakEven }, texts, hrefWith, onChange }: ResultProps<WagesAnswer>) {
  if (!breakEven) return null
  const { offer, wage, context } = breakEven
  const name = `${offer}_wage_raw` as const
  const field = wagesForm.fields[name]
  const period = context === 'yearly' ? 'ano' : 'mês'
  const now = field.parse(texts[name] ?? '')
  return (
    <Part
      title="Para valerem o mesmo"
      sentence={`A ${shortNames[offer]} proposta teria de pagar ${formatBriefEuro(cents(wage))} brutos por ${period}, com tudo o resto igual.`}
    >
      <ChangeList
        of="neither"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={[
          {
            key: 'even',
            label: `Ver a ${shortNames[offer]} com ${formatBriefEuro(cents(wage))}`,
            inputs: { [name]: field.text(wage) },
            difference: now === undefined ? undefined : wage - now,
            period,
          },
        ]}
      />
    </Part>
  )
}
