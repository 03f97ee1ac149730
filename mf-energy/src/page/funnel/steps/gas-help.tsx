import { wordsOf } from 'shared-lib/kit/form/field-words'
import { averageHome } from '../../../data/parameters/consumption-profiles'
import { energyFields } from '../../../fields'
import type { GasUse, Inhabitants } from '../../../rules/energy-answers'
import { recommendGasTier } from '../../../rules/gas-tier'
import { HelpAnswer } from './unknown-help'

const advice =
  'O teu escalão certo está na fatura do gás: depende do que gastaste num ano. Sem ela, contamos com o que costuma gastar uma casa com estes aparelhos.'

interface GasHelpProps {
  readonly uses: readonly GasUse[]
  readonly inhabitants: Inhabitants | undefined
}

/** Which tier is likely, from what gas is burnt for. */
export const GasHelp = ({ uses, inhabitants }: GasHelpProps) => (
  <HelpAnswer {...likely(uses, inhabitants)} advice={advice} />
)

function likely(uses: readonly GasUse[], inhabitants: Inhabitants = averageHome.people) {
  if (uses.length === 0)
    return {
      title: 'Por agora estimamos o escalão',
      children: <p>Contamos com as pessoas da casa e o tempo que lá passam. Marca o que usas e afinamos.</p>,
    }
  const { tier, text } = recommendGasTier(uses, inhabitants)
  return {
    title: `O mais provável: ${wordsOf(energyFields.gasTier, tier).toLowerCase()}`,
    children: <p>{text}</p>,
  }
}
