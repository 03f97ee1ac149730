import type { Scenario } from './kept-scenarios'

interface ScenariosProps {
  readonly scenarios: readonly Scenario[]
  readonly siteUrl: string
  /** Address of the result on screen. */
  readonly here: string
  onRemove(scenario: Scenario): void
  onClear(): void
}
/** What was put aside on this device, one below the other, to compare and to open again. */
export declare const Scenarios: ({
  scenarios,
  siteUrl,
  here,
  onRemove,
  onClear,
}: ScenariosProps) => import('react').JSX.Element
