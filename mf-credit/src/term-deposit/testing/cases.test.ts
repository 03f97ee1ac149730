import { describeWorkedCases } from 'shared-lib/testing/worked-calculators'
import { termDepositParts } from '../product'
import worked from './worked.cases.json'

describeWorkedCases(termDepositParts.calculators ?? {}, worked, '2026-11-22')
