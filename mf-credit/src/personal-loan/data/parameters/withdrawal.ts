import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './withdrawal.json'

/** Changing one's mind after signing. Calendar days. */
export interface WithdrawalRule {
  /** To withdraw without a reason. */
  readonly days: number
  /** To give the capital and its interest back after that. */
  readonly payBackDays: number
}

export const withdrawal = parameter<WithdrawalRule>(data.withdrawal)
