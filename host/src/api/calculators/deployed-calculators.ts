import type { CalculatorDescription } from 'shared-lib/contract/define-micro-frontend'
import { ProjectError } from '../../base/security/project-error'
import type { PageView } from '../../pages/views/page-view'
import type { Remote, Snapshot } from '../../remotes/deployments/snapshot'
import type { RemoteCalls } from '../../remotes/slots/remote-calls'
import { type Calculation, calculation, unknownCalculator } from './calculation'

export interface DeployedCalculator {
  readonly name: string
  readonly remote: Remote
  readonly description: CalculatorDescription
}

/** Of two deployments with the same name the first in the registry's order has it, as with tags and routes. */
export function calculatorsOf({ remotes }: Snapshot): ReadonlyMap<string, DeployedCalculator> {
  const found = new Map<string, DeployedCalculator>()
  for (const remote of remotes.values())
    for (const [name, description] of Object.entries(remote.deployment.calculators ?? {}))
      if (!found.has(name)) found.set(name, { name, remote, description })
  return found
}

/** A deployment that cannot calculate. Its error may quote the input, so only the kind and the place are reported. */
type CalculatorReport = (line: {
  readonly remote: string
  readonly version: string
  readonly calculator: string
  readonly error: string
  readonly at: readonly string[]
}) => void

const unavailable = () =>
  new ProjectError({
    code: 'calculator-unavailable',
    status: 503,
    title: 'Este simulador não está disponível neste momento',
    nextStep: 'Tenta de novo dentro de um minuto.',
  })

const placeOf = (cause: unknown) => ({
  error: cause instanceof Error ? cause.name : typeof cause,
  at: cause instanceof Error ? (cause.stack?.match(/^ {4}at .*$/gm) ?? []).slice(0, 5) : [],
})

/** Calls the deployment that declares the name. One that was there before and is missing now is an outage. */
export function deployedCalculation(
  snapshot: () => Snapshot,
  calls: RemoteCalls,
  today: () => string,
  report: CalculatorReport,
) {
  const seen = new Set<string>()
  /** `shown`: the versions and the day of the page that asks, where they are others than everybody's. */
  return async (
    name: string,
    input: unknown,
    shown: Pick<PageView, 'snapshot' | 'today'> = { snapshot: snapshot(), today: today() },
  ): Promise<Calculation> => {
    const all = calculatorsOf(shown.snapshot)
    for (const known of all.keys()) seen.add(known)
    const found = all.get(name)
    if (!found) throw seen.has(name) ? unavailable() : unknownCalculator([...all.keys()])
    const { remote, description } = found
    try {
      return await calculation({
        name,
        version: remote.version,
        today: shown.today,
        input,
        description,
        calculate: (call) => calls.calculate(remote, call),
      })
    } catch (cause) {
      if (cause instanceof ProjectError) throw cause
      report({ remote: remote.name, version: remote.version, calculator: name, ...placeOf(cause) })
      throw unavailable()
    }
  }
}
