import { House, Smartphone } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { dataLimits, dataText, simCounts, simText } from './mobile.step'

const packages = [
  { value: 'true', label: 'Sim, com telemóveis', icon: <Smartphone /> },
  { value: 'false', label: 'Não, só a casa', icon: <House /> },
]
const counts = simCounts.map((count) => ({ value: String(count), label: simText(count) }))
const limits = dataLimits.map((gb) => ({ value: String(gb), label: dataText(gb) }))

export const MobileQuestion = ({ question, raw, answers, errors, change }: QuestionProps<TelecomAnswers>) => (
  <>
    <RadioTiles
      id="addSim"
      name="addSim"
      legend={question}
      legendHidden
      error={errors.addSim}
      options={packages}
      value={raw.addSim}
      onChange={(value) => change('addSim', value)}
      columns={2}
    />
    {answers.addSim && (
      <>
        <RadioTiles
          id="numOfSim"
          name="numOfSim"
          legend="Quantos cartões?"
          error={errors.numOfSim}
          options={counts}
          value={raw.numOfSim}
          onChange={(value) => change('numOfSim', value)}
          columns={3}
        />
        <RadioTiles
          id="mobileData"
          name="mobileData"
          legend="Quantos dados móveis em cada um?"
          error={errors.mobileData}
          options={limits}
          value={raw.mobileData}
          onChange={(value) => change('mobileData', value)}
        />
      </>
    )}
  </>
)
