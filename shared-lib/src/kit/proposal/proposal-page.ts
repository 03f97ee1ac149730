import type { RouteCall } from '../../contract/define-micro-frontend'
import { type CalculatorData, type FormCalculator, loadOf } from '../form/calculator'
import type { Fields } from '../form/form'
import { earlierParameter } from './proposal-view'
import type { ProposalVerdict } from './verdict'

/** A verdict with the address that it is of. */
export interface Judged {
  readonly query: string
  readonly result: ProposalVerdict
}

export type ProposalData = CalculatorData<ProposalVerdict> & { readonly before?: Judged | undefined }

/** `load` of the page: the verdict on the address, and on the earlier proposal that the address names. */
export function loadProposal<Of extends Fields, Result extends ProposalVerdict>(
  calculator: FormCalculator<Of, Result>,
) {
  const load = loadOf(calculator)
  return (call: RouteCall): object => {
    const query = new URLSearchParams(call.query).get(earlierParameter) ?? ''
    const earlier = query === '' ? undefined : load({ ...call, query })
    return {
      ...load(call),
      ...(earlier?.kind === 'result' && { before: { query, result: earlier.result } }),
    }
  }
}
