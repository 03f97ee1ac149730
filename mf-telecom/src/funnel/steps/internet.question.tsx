import { Gauge, Rocket, Wifi } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { speeds, speedText } from './internet.step'

const uses = {
  200: { icon: <Wifi />, description: 'Navegar, videochamadas e séries em dois ou três ecrãs' },
  500: { icon: <Gauge />, description: 'Teletrabalho e vários ecrãs ao mesmo tempo' },
  1000: { icon: <Rocket />, description: 'Muitos equipamentos ligados, jogos e ficheiros grandes' },
} as const

const options = speeds.map((speed) => ({
  value: String(speed),
  label: `Até ${speedText(speed)}`,
  ...uses[speed],
}))

export const InternetQuestion = ({ question, raw, errors, change }: QuestionProps<TelecomAnswers>) => (
  <RadioTiles
    id="downloadSpeed"
    name="downloadSpeed"
    legend={question}
    legendHidden
    hint="É a velocidade anunciada para descarregar. Se tens dúvidas, vê na fatura a que tens hoje."
    error={errors.downloadSpeed}
    options={options}
    value={raw.downloadSpeed}
    onChange={(value) => change('downloadSpeed', value)}
  />
)
