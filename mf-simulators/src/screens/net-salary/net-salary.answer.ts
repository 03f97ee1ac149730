import type { NetSalaryResult as Result } from '../../calculators/net-salary.result'
import { defineAnswer } from '../calculator/answer-view'
import { netSalaryHeadline } from './net-salary-headline'
import { NetSalaryResult } from './net-salary-result'

export const answer = defineAnswer<Result>({ headline: netSalaryHeadline, Result: NetSalaryResult })
