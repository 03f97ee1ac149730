import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './filing.json'

/** Joint filing divides the income by this and multiplies the tax back. */
export const jointQuotient = parameter(data.jointQuotient)

/** Part of dependants, expenses and caps of the household that falls on each spouse who files apart. */
export const separateShare = parameter(data.separateShare)

/** Part of the tax that is the municipality's to keep or to give back. */
export const municipalShare = parameter(data.municipalShare)
