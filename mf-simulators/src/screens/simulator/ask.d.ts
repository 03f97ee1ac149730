import type { Problem } from 'shared-lib/funnel/flow'
import type { SimulatorView } from './simulator-view'
export interface Question {
  readonly view: Pick<SimulatorView, 'form' | 'name'>
  /** Origin of the host's API, '' on the site itself. */
  readonly apiUrl: string
  /** Values as the form read them. */
  readonly input: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
}
export type Reply =
  | {
      readonly result: object
    }
  /** What only the rules can tell. */
  | {
      readonly refused: readonly Problem[]
    }
  /** What the visitor does next, in one sentence. */
  | {
      readonly failure: string
    }
/** Asks the open API for the result of these inputs. Never rejects. */
export declare function ask({ view: { form, name }, apiUrl, input, signal }: Question): Promise<Reply>
