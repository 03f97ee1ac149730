import type { SyntheticInvoice } from '../facts'
import { correctedBills } from './corrections'
import { electricityBills } from './electricity'
import { strangers } from './strangers'

/** Bills in the wordings of eight suppliers, each with the kind of trap that a real paper held. */
export const worked: readonly SyntheticInvoice[] = [...electricityBills, ...correctedBills, ...strangers]
