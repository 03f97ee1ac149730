import { catalogueSchema } from 'shared-lib/import/catalogue-schema'
import { cardMembers, optionalMembers } from './card-members'

/** Credit cards. */
export const cardSchema = catalogueSchema(cardMembers, optionalMembers)
