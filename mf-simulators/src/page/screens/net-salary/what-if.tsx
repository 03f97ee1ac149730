import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Money } from 'shared-lib/kit/ui/money/money'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { NetSalaryResult } from '../../../calculators/net-salary.result'

const regionNames = { mainland: 'no continente', madeira: 'na Madeira', azores: 'nos Açores' }

/** A month with one thing changed. Each is an address, so it works without script too. */
export function WhatIf({ result, texts, hrefWith, onChange }: ResultProps<NetSalaryResult>) {
  const { marginalEuro, oneMoreDependent, otherRegions } = result
  const dependents = String(Number(texts.dependents ?? 0) + 1)
  const changes = [
    { key: 'dependents', label: 'Com mais um dependente', changes: { dependents }, ...oneMoreDependent },
    ...otherRegions.map(({ region, ...outcome }) => ({
      key: region,
      label: `A viver ${regionNames[region]}`,
      changes: { region },
      ...outcome,
    })),
  ]
  return (
    <Part
      title="E se…?"
      sentence={
        marginalEuro.net !== undefined && (
          <>
            De cada euro a mais no ordenado, ficas com{' '}
            <strong>
              <Money cents={marginalEuro.net} />
            </strong>
            {marginalEuro.companyCost !== undefined &&
              `; à empresa custa ${formatBriefEuro(cents(marginalEuro.companyCost))}`}
            .
          </>
        )
      }
    >
      <ChangeList
        of="kept"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={changes.map(({ key, label, changes: inputs, netMonthDifference, unknown }) => ({
          key,
          label,
          inputs,
          difference: netMonthDifference,
          period: 'mês',
          unknown: unknown[0],
        }))}
      />
    </Part>
  )
}
