import type { ReactNode } from 'react'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { type ApplianceKey, appliances } from '../../../data/parameters/appliances'
import { averageHome, powerByPeople } from '../../../data/parameters/consumption-profiles'
import { applianceList, peopleText, powerText } from '../../../fields'
import type { Inhabitants } from '../../../rules/energy-answers'
import { type PowerRecommendation, powerOfAll, recommendPower } from '../../../rules/recommend-power'
import styles from './power-help.module.css'
import { HelpAnswer } from './unknown-help'

interface PowerHelpProps {
  readonly running: readonly ApplianceKey[]
  readonly inhabitants: Inhabitants | undefined
}

/** Changing power is free, and what to count: ECO, 2026-02-15, quoting ERSE. That meters keep the highest power is not confirmed for all. */
const advice =
  'Mudar de potência é grátis. Se encontrares a fatura, usa o valor dela; um contador inteligente costuma guardar a potência mais alta dos últimos meses, e vale mais do que esta conta. A conta é nossa e segue o conselho da ERSE: contar o que trabalha ao mesmo tempo, não tudo o que há em casa.'

/** Which power is enough, from what runs at the same time. One element whatever is ticked: a live region that is replaced may not be read. */
export const PowerHelp = ({ running, inhabitants }: PowerHelpProps) => (
  <HelpAnswer {...(running.length > 0 ? recommended(running) : typical(inhabitants))} advice={advice} />
)

const wattsText = (watts: number) => `${formatDecimal(watts, 0)}\u00a0W`
const wattsOf = (keys: readonly ApplianceKey[]) => keys.reduce((sum, key) => sum + appliances[key].watts, 0)

function recommended(running: readonly ApplianceKey[]) {
  const answer = recommendPower(running)
  const all = powerOfAll(running)
  const kva = powerText(all.kva)
  return {
    title: `Recomendamos ${powerText(answer.kva)}`,
    children: (
      <>
        <Sum answer={answer} />
        {all.watts > answer.watts && (
          <p>
            Se ligares tudo o que marcaste no máximo e ao mesmo tempo, são {wattsText(all.watts)}:{' '}
            {all.kva > answer.kva ? `aí precisas de ${kva}.` : `mesmo assim, ${kva} chegam.`}
          </p>
        )}
      </>
    ),
  }
}

const Sum = ({
  answer: { alwaysOn, lightingWatts, together, watts, kva },
}: {
  answer: PowerRecommendation
}) => (
  <dl className={styles.sum}>
    {alwaysOn.length > 0 && (
      <Row watts={wattsOf(alwaysOn)}>Sempre a contar: {applianceList(alwaysOn, ' e ')}</Row>
    )}
    <Row watts={lightingWatts}>Luzes e aparelhos pequenos</Row>
    {together.length > 0 && (
      <Row watts={wattsOf(together)}>
        {together.length > 1 ? 'Os dois maiores' : 'O maior'}: {applianceList(together, ' e ')}
      </Row>
    )}
    <Row watts={watts}>Total: precisas de {powerText(kva)}</Row>
  </dl>
)

const Row = ({ watts, children }: { watts: number; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{children}</dt>
    <dd>{wattsText(watts)}</dd>
  </div>
)

function typical(inhabitants: Inhabitants = averageHome.people) {
  const { kva, confidence } = powerByPeople[inhabitants]
  const origin = confidence === 'D' ? 'uma estimativa para' : 'a potência habitual de'
  return {
    title: `Por agora contamos ${powerText(kva)}`,
    children: (
      <p>
        É {origin} uma casa com {peopleText(inhabitants)}. Marca o que ligas ao mesmo tempo e fazemos a conta
        da tua casa.
      </p>
    ),
  }
}
