/** One set of inputs that a visitor put aside on this device. */
export interface Scenario {
  /** Address of the calculator with these inputs. */
  readonly href: string
  /** What the result was about, e.g. `Salário líquido por mês`. */
  readonly label: string
  /** What it came to, as it was shown. */
  readonly value: string
  /** ISO date it was kept. */
  readonly on: string
}
/** Older ones make room. */
export declare const mostScenarios = 6
/** What was kept for a calculator, newest first. Storage may be refused or hold anything: then there is nothing. */
export declare function readScenarios(name: string): readonly Scenario[]
/** Keeps these and no others. False when the device would not. */
export declare function writeScenarios(name: string, scenarios: readonly Scenario[]): boolean
/** A newer one of the same inputs takes the place of the older. */
export declare const withScenario: (scenarios: readonly Scenario[], added: Scenario) => readonly Scenario[]
