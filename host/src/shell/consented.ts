/** Re-exports of the chunk for visitors who choose, or have chosen. */

export { askConsent } from './consent/ask-consent'
export { followChoice } from './consent/measurement'
export { save } from './consent/save-choice'
export { noteVisits } from './ref-log'
export { forgetMeasurements, measure, noteMeasurements } from './telemetry/measure'
