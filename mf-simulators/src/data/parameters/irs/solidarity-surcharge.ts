import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './solidarity-surcharge.json'

/** Additional rate on what lies above an amount in euros, up to the next tier. */
export interface SurchargeTier {
  readonly above: number
  readonly rate: number
}

/** Mainland and Madeira: Madeira does not reduce it. */
export const solidaritySurcharge = parameter<readonly SurchargeTier[]>(data.solidaritySurcharge)

export const azoresSolidaritySurcharge = parameter<readonly SurchargeTier[]>(data.azoresSolidaritySurcharge)
