import { useState } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Flame, Zap } from 'shared-lib/kit/icons'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { RadioTiles } from 'shared-lib/kit/ui/radio-tiles/radio-tiles'
import { onIslands, withoutGas } from '../../../rules/asked'
import type { EnergyAnswers } from '../../../rules/energy-answers'

type Props = QuestionProps<EnergyAnswers>

const instead = [
  { value: 'electricity', label: 'Comparar só a eletricidade', icon: <Zap /> },
  { value: 'gas', label: 'Manter o gás e pedir uma chamada', icon: <Flame /> },
]

export const AddressQuestion = (props: Props) => (
  <>
    {props.field('addressType')}
    {props.field('postalCode')}
    <Coverage {...props} />
  </>
)

/** Warns where the data do not cover a place, as soon as the postal code is known and before any other question. */
function Coverage({ raw, answers, change, shell: { company } }: Props) {
  const [onlyGas] = useState(raw.energyType === 'gas')
  if (onIslands(answers)) return <IslandsNotice company={company} />
  if (!onlyGas) return answers.energyType === 'dual' && withoutGas(answers) ? <ElectricityNotice /> : null
  // A visitor who chose electricity here and then corrects the postal code can still go back to gas.
  if (!withoutGas(answers) && answers.energyType === 'gas') return null
  return (
    <>
      {withoutGas(answers) && <NoGasNotice company={company} />}
      <RadioTiles
        id="energyType"
        name="energyType"
        legend="O que queres fazer?"
        options={instead}
        value={raw.energyType}
        onChange={(value) => change('energyType', value)}
        columns={2}
      />
    </>
  )
}

const noNetwork = 'Não há rede de gás natural neste código postal'

const Call = ({ company }: { company: Company }) =>
  company.phone && (
    <>
      , ou liga já para <a href={`tel:${company.phone}`}>{company.phoneText}</a> ({company.phoneCost})
    </>
  )

const IslandsNotice = ({ company }: { company: Company }) => (
  <Notice tone="warn" title="Ainda não temos preços da Madeira e dos Açores" live>
    <p>
      Os preços que comparamos são só do Continente. Não precisas de responder a mais nada: continua e pede
      que te liguemos
      <Call company={company} />.
    </p>
  </Notice>
)

const NoGasNotice = ({ company }: { company: Company }) => (
  <Notice tone="warn" title={noNetwork} live>
    <p>
      O gás de botija não entra na comparação. Podes comparar só a eletricidade, ou continuar e pedir que te
      liguemos
      <Call company={company} />.
    </p>
  </Notice>
)

const ElectricityNotice = () => (
  <Notice tone="info" title={noNetwork} live>
    <p>Comparamos só a eletricidade e não te perguntamos nada sobre o gás.</p>
  </Notice>
)
