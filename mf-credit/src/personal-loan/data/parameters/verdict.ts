import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './verdict.json'

/** By how much the legal maximum of a kind of credit exceeds its average TAEG of the quarter before: a fraction of that average. */
export const usuryMargin = parameter(data.usuryMargin)

/** Boundaries of the verdict on the way from the average TAEG (0) to the legal maximum (1). */
export const loanBoundaries = parameter<Boundaries>(data.loanBoundaries)
