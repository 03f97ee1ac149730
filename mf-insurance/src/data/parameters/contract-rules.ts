import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './contract-rules.json'

/** Days before the renewal in which a policy is stopped in writing, without a reason. */
export const renewalNotice = parameter(data.renewalNotice)

/** Days ahead that a simulation, and so the start of the insurance, may lie. */
export const startWindow = parameter(data.startWindow)
