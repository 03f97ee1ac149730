import { catalogueSchema } from 'shared-lib/import/catalogue-schema'
import { depositMembers, optionalMembers } from './deposit-members'

/** Term deposits. Rates in percent a year before tax; money in euros; notes in Portuguese. */
export const depositSchema = catalogueSchema(depositMembers, optionalMembers)
