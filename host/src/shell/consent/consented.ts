/** What the chunk of visitors who have chosen gives to the others. */
export { noteVisits } from '../ref-log'
export { forgetMeasurements, measure, noteMeasurements } from '../telemetry/measure'
export { followChoice } from './measurement'
export { save } from './save-choice'
