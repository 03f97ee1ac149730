import { CookingPot, Flame, Heater, ShowerHead } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxTiles } from 'shared-lib/ui/checkbox-tiles/checkbox-tiles'
import type { GasUse, Inhabitants } from '../../domain/energy-answers'
import { recommendGasTier } from '../../domain/gas-tier'
import { averageHome } from '../../parameters/consumption-profiles'
import { Oven } from './appliance-icons'
import { gasUseKeys, gasUseNames, tierText } from './gas-tier.step'
import { HelpAnswer } from './unknown-help'

const icons: Readonly<Record<GasUse, ReactNode>> = {
  stove: <CookingPot />,
  oven: <Oven />,
  waterHeater: <ShowerHead />,
  heater: <Flame />,
  centralHeating: <Heater />,
}

const options = gasUseKeys.map((value) => ({ value, label: gasUseNames[value], icon: icons[value] }))

interface GasConfiguratorProps {
  readonly uses: readonly GasUse[]
  readonly inhabitants: Inhabitants | undefined
  readonly error: string | undefined
  onChange(uses: readonly string[]): void
}

const advice =
  'O teu escalão certo está na fatura do gás: depende do que gastaste num ano. Esta leitura é nossa, a partir de como a ERSE e as comercializadoras descrevem os escalões.'

/** Which tier is likely, from what gas is burnt for. */
export const GasConfigurator = ({ uses, inhabitants, error, onChange }: GasConfiguratorProps) => (
  <>
    <CheckboxTiles
      id="gasUses"
      name="gasUses"
      legend="O que funciona a gás na tua casa?"
      error={error}
      options={options}
      value={uses}
      onChange={onChange}
      columns={3}
    />
    <HelpAnswer {...likely(uses, inhabitants)} advice={advice} />
  </>
)

function likely(uses: readonly GasUse[], inhabitants: Inhabitants = averageHome.people) {
  if (uses.length === 0)
    return {
      title: 'Por agora estimamos o escalão',
      children: <p>Contamos com as pessoas da casa e o tempo que lá passam. Marca o que usas e afinamos.</p>,
    }
  const { tier, text } = recommendGasTier(uses, inhabitants)
  return { title: `O mais provável: ${tierText(String(tier)).toLowerCase()}`, children: <p>{text}</p> }
}
