import { useState } from 'react'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Select } from 'shared-lib/kit/ui/select/select'
import { andList } from 'shared-lib/rules/text/list-words'
import { coversOf, type InsuranceType, insuranceTypes } from '../../rules/covers'
import {
  payerOf,
  type ScenarioKey,
  scenario,
  scenarioLabel,
  scenariosOf,
  type Vehicle,
} from '../../rules/scenarios'
import { insuranceJourney } from '../funnel/insurance.journey'
import { CoverMatrix } from '../results/cover-matrix'

const typeWords: Readonly<Record<InsuranceType, string>> = {
  mandatory: 'terceiros',
  glass: 'terceiros com vidros',
  robbery: 'terceiros com roubo e incêndio',
  all: 'danos próprios',
}

/** Who pays one accident, in a sentence. */
export function payerSentence(key: ScenarioKey): string {
  const payers = insuranceTypes.map((type) => ({ type, payer: payerOf(key, coversOf[type]) }))
  const pays = payers.filter(({ payer }) => payer === 'policy').map(({ type }) => typeWords[type])
  if (payers.every(({ payer }) => payer === 'other')) return 'Quem paga é outro, seja qual for o teu seguro.'
  if (pays.length === insuranceTypes.length) return 'Paga qualquer seguro, mesmo o de terceiros.'
  return `Só paga o seguro de ${andList(pays)}. Com os outros, pagas tu.`
}

interface CoversScreenProps {
  readonly vehicle: Vehicle
  readonly type: InsuranceType | undefined
}

/** Who pays what, without a question; above it the accident that would hurt most, in a sentence. */
export function CoversScreen({ vehicle, type }: CoversScreenProps) {
  const keys = scenariosOf(vehicle)
  const [chosen, choose] = useState<string>('my-fault-my-car')
  const key = keys.find((one) => one === chosen)
  return (
    <div className={layout.part}>
      <NeedsScript>
        <div className={layout.part}>
          <Select
            name="acidente"
            label="Escolhe um acidente"
            options={keys.map((one) => ({ value: one, label: scenarioLabel(one, vehicle) }))}
            value={chosen}
            onChange={(value) => choose(value ?? '')}
          />
          {key && (
            <p role="status">
              <strong>{payerSentence(key)}</strong> {scenario(key).tip}
            </p>
          )}
        </div>
      </NeedsScript>
      <CoverMatrix vehicle={vehicle} type={type} />
      <div>
        <Button kind="plain" href={`${insuranceJourney.path}?product=${vehicle}`}>
          {insuranceJourney.start}
        </Button>
      </div>
    </div>
  )
}
