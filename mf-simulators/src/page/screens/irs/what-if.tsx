import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { type Change, ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { jsonTexts } from 'shared-lib/kit/form/form-json'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { Money } from 'shared-lib/kit/ui/money/money'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { irsForm } from '../../../fields/irs.form'
import type { Result } from './irs-returns'

const { dependents, health } = irsForm.fields

const regionLabels: Readonly<Record<Result['region'], string>> = {
  mainland: 'Com as taxas do continente',
  madeira: 'Com as taxas da Madeira',
  azores: 'Com as taxas dos Açores',
}

/** The rates of another region; a municipality belongs to one, so its share goes along as a figure. */
const regionChanges = ({ otherRegions }: Result): readonly Change[] =>
  otherRegions.map(({ region, inputs: { municipal_participation }, difference, unknown }) => ({
    key: region,
    label: regionLabels[region],
    inputs: { region, county: '', ...jsonTexts(irsForm, { municipal_participation }) },
    difference,
    unknown,
  }))

/** Rents of everybody change side at once: a box that is ticked comes off, one that is not is ticked. */
function rentChange(change: Result['changes'][number], texts: RawAnswers): Change {
  const letting = (['a', 'b'] as const).filter((person) => texts[`rents_received_${person}`])
  const added = letting.some((person) => texts[`include_rents_${person}`] === 'true')
  return {
    key: 'rents',
    label: added ? 'Sem englobar as rendas' : 'Com as rendas englobadas',
    inputs: Object.fromEntries(letting.map((person) => [`include_rents_${person}`, added ? '' : 'true'])),
    difference: change.difference,
  }
}

/** The IRS with one thing changed; the tax on one thousand euros more. */
export function WhatIf({ result, texts, hrefWith, onChange }: ResultProps<Result>) {
  const { changes } = result
  const of = (id: Result['changes'][number]['id']) => changes.find((change) => change.id === id)
  const [child, expense, income, rents] = [of('dependent'), of('health'), of('income'), of('rents')]
  if (!child || !expense || child.difference === undefined) return null
  return (
    <Part
      title="E se…?"
      sentence={
        income?.difference !== undefined && (
          <>
            De cada {formatBriefEuro(cents(income.step))} a mais de rendimento bruto,{' '}
            <strong>
              <Money cents={-income.difference} />
            </strong>{' '}
            vão para o IRS.
          </>
        )
      }
    >
      <ChangeList
        of="kept"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={[
          {
            key: 'dependent',
            label: 'Com mais um dependente, de mais de 6 anos',
            inputs: {
              dependents: dependents.text((dependents.parse(texts.dependents ?? '') ?? 0) + child.step),
            },
            difference: child.difference,
          },
          {
            key: 'health',
            label: `Com mais ${formatBriefEuro(cents(expense.step))} de despesas de saúde`,
            inputs: { health: health.text(cents((health.parse(texts.health ?? '') ?? 0) + expense.step)) },
            difference: expense.difference,
          },
          ...(rents?.difference === undefined ? [] : [rentChange(rents, texts)]),
          ...regionChanges(result),
        ]}
      />
    </Part>
  )
}
