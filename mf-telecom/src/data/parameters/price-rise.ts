import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './price-rise.json'

/**
 * Inflation of the year before, by which operators may raise the price of contracts with such a clause: a fraction. The
 * value of a coming year is not known, and none is held here.
 */
export const inflationClause = parameter(data.inflationClause)

/** The calendar month in which those rises are billed: February of each year since 2024. */
export const riseMonth = 2
