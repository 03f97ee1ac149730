import { useState } from 'react'
import { House, Zap } from 'shared-lib/kit/icons'
import { Checkbox } from 'shared-lib/kit/ui/checkbox/checkbox'
import { CheckboxTiles } from 'shared-lib/kit/ui/checkbox-tiles/checkbox-tiles'
import { RadioTiles } from 'shared-lib/kit/ui/radio-tiles/radio-tiles'
import { Tooltip } from 'shared-lib/kit/ui/tooltip/tooltip'
import { messages } from 'shared-lib/rules/validation/messages'
import { Group } from './group'

const options = [
  { value: 'power', label: 'Com ícone', icon: <Zap aria-hidden="true" />, description: 'E uma frase.' },
  {
    value: 'home',
    label: 'Com explicação',
    icon: <House aria-hidden="true" />,
    description: 'Frase curta.',
    descriptionLong: 'Uma frase mais comprida, onde há lugar para ela.',
    tooltip: <Tooltip label="O que a palavra quer dizer." about="Com explicação" />,
  },
]
const terse = ['1', '2', '3', '4'].map((value) => ({ value, label: value }))

export function Choices() {
  const [one, setOne] = useState<string | undefined>('power')
  const [count, setCount] = useState<string>()
  const [many, setMany] = useState<readonly string[]>(['home'])
  const [agreed, setAgreed] = useState(true)
  return (
    <Group title="Escolhas">
      <RadioTiles
        name="components-one"
        legend="Uma de várias"
        options={options}
        value={one}
        onChange={setOne}
      />
      <RadioTiles
        name="components-count"
        legend="Uma de várias, com erro"
        error={messages.required}
        options={terse}
        columns={2}
        value={count}
        onChange={setCount}
      />
      <CheckboxTiles
        name="components-many"
        legend="As que quiseres"
        options={options}
        value={many}
        onChange={setMany}
      />
      <Checkbox name="components-agreed" label="Caixa marcada" value={agreed} onChange={setAgreed} />
      <Checkbox
        name="components-refused"
        label="Caixa com erro"
        error={messages.required}
        value={!agreed}
        onChange={(value) => setAgreed(!value)}
      />
      <Checkbox name="components-locked" label="Caixa bloqueada" disabled value={false} onChange={() => {}} />
    </Group>
  )
}
