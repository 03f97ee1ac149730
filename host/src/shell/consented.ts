/** Given to the others by the chunk of visitors who choose, or have chosen. */

export { askConsent } from './consent/ask-consent'
export { followChoice } from './consent/measurement'
export { save } from './consent/save-choice'
export { noteVisits } from './ref-log'
export { forgetMeasurements, measure, noteMeasurements } from './telemetry/measure'
