import { catalogueSchema } from 'shared-lib/import/catalogue-schema'
import { optionalMembers, packageMembers } from './package-members'

/** Packages of TV, internet, voice and mobile. */
export const telecomSchema = catalogueSchema(packageMembers, optionalMembers)
