import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { jsonTexts } from 'shared-lib/kit/form/form-json'
import type { DeedChange, DeedChangeId } from '../../../calculators/deed-changes'
import { deedCostsForm } from '../../../fields/deed-costs.form'
import type { DeedCosts } from './deed-text'

const labels: Record<DeedChangeId, string> = {
  dearer: 'Com mais 10.000\u00a0€ no preço',
  young: 'Até aos 35 anos, sem casa nos últimos três',
  resident: 'A residir em Portugal',
  other_housing: 'Sem ser para viver',
  own_permanent_home: 'Para viver nela',
}

interface CostChangesProps extends Pick<ResultProps<DeedCosts>, 'hrefWith' | 'onChange'> {
  readonly changes: readonly DeedChange[]
}

/** Costs with one thing changed. */
export const CostChanges = ({ changes, hrefWith, onChange }: CostChangesProps) => (
  <Part title="E se…?">
    <ChangeList
      of="paid"
      hrefWith={hrefWith}
      onChange={onChange}
      changes={changes.map(({ id, inputs, difference }) => ({
        key: id,
        label: labels[id],
        inputs: jsonTexts(deedCostsForm, inputs),
        difference,
        unknown: 'depende do que não se sabe ao certo',
      }))}
    />
  </Part>
)
