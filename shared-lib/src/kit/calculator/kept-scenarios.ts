/** One set of inputs that a visitor put aside on this device. */
export interface Scenario {
  /** Address of the calculator with these inputs. */
  readonly href: string
  /** Subject of the result, e.g. `Salário líquido por mês`. */
  readonly label: string
  /** Its amount, as it was shown. */
  readonly value: string
  /** ISO date it was kept. */
  readonly on: string
}

/** Older ones make room. */
const mostScenarios = 6

const keyOf = (name: string) => `qp:scenarios:${name}`

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' &&
  value !== null &&
  (['href', 'label', 'value', 'on'] as const).every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  (value as Scenario).href.startsWith('/')

/** Scenarios kept for a calculator, newest first. Storage may be refused or hold anything: then there is nothing. */
export function readScenarios(name: string): readonly Scenario[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isScenario).slice(0, mostScenarios) : []
  } catch {
    return []
  }
}

/** Keeps these and no others. False when the device would not. */
export function writeScenarios(name: string, scenarios: readonly Scenario[]): boolean {
  try {
    if (scenarios.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(scenarios.slice(0, mostScenarios)))
    return true
  } catch {
    return false
  }
}

/** A newer one of the same inputs takes the place of the older. */
export const withScenario = (scenarios: readonly Scenario[], added: Scenario): readonly Scenario[] =>
  [added, ...scenarios.filter(({ href }) => href !== added.href)].slice(0, mostScenarios)
