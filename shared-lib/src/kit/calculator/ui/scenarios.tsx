import { formatDatePt } from '../../../rules/dates/format-date'
import { isIsoDate } from '../../../rules/dates/iso-date'
import { Button } from '../../ui/button/button'
import type { Scenario } from '../kept-scenarios'
import styles from './tools.module.css'

interface ScenariosProps {
  readonly scenarios: readonly Scenario[]
  readonly siteUrl: string
  /** Address of the result on screen. */
  readonly here: string
  onRemove(scenario: Scenario): void
  onClear(): void
}

const keptOn = (on: string) => (isIsoDate(on) ? formatDatePt(on) : '')

/** Scenarios put aside on this device, one below the other, to compare and to open again. */
export const Scenarios = ({ scenarios, siteUrl, here, onRemove, onClear }: ScenariosProps) => (
  <section className={styles.scenarios}>
    <h3>Os teus cenários</h3>
    <p className={styles.hint}>Ficam só neste telemóvel ou computador. Abre um para ver as contas todas.</p>
    <ul>
      {scenarios.map((scenario) => (
        <li key={scenario.href}>
          <a href={siteUrl + scenario.href} aria-current={scenario.href === here ? 'true' : undefined}>
            {scenario.label}: <strong>{scenario.value}</strong>
          </a>
          <span className={styles.hint}>
            {scenario.href === here ? 'o que estás a ver' : keptOn(scenario.on)}
          </span>
          <Button
            kind="quiet"
            onClick={() => onRemove(scenario)}
            aria-label={`Apagar ${scenario.label}: ${scenario.value}`}
          >
            Apagar
          </Button>
        </li>
      ))}
    </ul>
    {scenarios.length > 1 && (
      <Button kind="quiet" onClick={onClear}>
        Apagar todos
      </Button>
    )}
  </section>
)
