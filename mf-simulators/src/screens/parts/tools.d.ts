import type { Headline, SimulatorView } from '../simulator/simulator-view'

interface ToolsProps {
  readonly view: SimulatorView
  /** Inputs of the result, as an address. */
  readonly query: string
  readonly headline: Headline
  readonly today: string
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}
/** Share, print, put aside and compare. All of it needs script; without it the address itself can be shared. */
export declare function Tools({
  view,
  query,
  headline,
  today,
  siteUrl,
}: ToolsProps): import('react').JSX.Element
