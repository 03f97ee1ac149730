/** Given to the others by the chunk of visitors who have chosen. */
export { noteVisits } from '../ref-log'
export { forgetMeasurements, measure, noteMeasurements } from '../telemetry/measure'
export { followChoice } from './measurement'
export { save } from './save-choice'
