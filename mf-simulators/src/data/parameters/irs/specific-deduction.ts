import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './specific-deduction.json'

/** Taken off each person's employment income; the mandatory contributions instead when they are higher. */
export const specificDeduction = parameter(data.specificDeduction)

/** The same for pensions, alimony received among them when the person has it added to the other income. */
export const pensionDeduction = parameter(data.pensionDeduction)

/** Alimony that is not added to the other income is taxed apart at this rate. */
export const alimonyReceivedRate = parameter(data.alimonyReceivedRate)
