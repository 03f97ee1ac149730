/** Given to the others by the chunk of visitors who choose, or have chosen. */
export { noteVisits } from '../ref-log'
export { forgetMeasurements, measure, noteMeasurements } from '../telemetry/measure'
export { askConsent } from './ask-consent'
export { followChoice } from './measurement'
export { save } from './save-choice'
