import type { Fields } from 'shared-lib/kit/form/form'
import { toJson } from 'shared-lib/kit/form/form-json'
import { homeLoanTransfer } from 'shared-lib/rules/credit/transfer/transfer'
import { type TransferChange, transferChanges } from 'shared-lib/rules/credit/transfer/transfer-changes'
import type { TransferInput, TransferResult } from 'shared-lib/rules/credit/transfer/transfer-outcome'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { homeLoanTransferForm } from '../fields/home-loan-transfer.form'

const fields: Fields = homeLoanTransferForm.fields

/** As a program would send them: euros and percent. */
const sent = ({ inputs }: TransferChange): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) => {
      const field = fields[name]
      return field ? [[name, Number(toJson(field, value))]] : []
    }),
  )

const answerOf = (input: TransferInput, result: TransferResult) => ({
  ...result,
  changes: transferChanges(input, result).map((change) => ({ ...change, inputs: sent(change) })),
})

export type HomeLoanTransferAnswer = ReturnType<typeof answerOf>

/** Everything that the calculator answers, or what is missing. */
export function homeLoanTransferAnswer(
  input: TransferInput,
): { readonly result: HomeLoanTransferAnswer } | { readonly problems: readonly LeadProblem[] } {
  const outcome = homeLoanTransfer(input)
  return 'problems' in outcome ? outcome : { result: answerOf(input, outcome.result) }
}
