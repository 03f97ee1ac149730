/** All of the household card: one chunk, loaded once there is something to offer, to remember or to show. */
export { rememberAnswers } from './shared-fields'
export { HouseholdDetails } from './ui/household-details'
export { HouseholdOffers } from './ui/household-offers'
