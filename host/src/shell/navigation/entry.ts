import { pressOnEarly } from './press-on-early'

/** What the shell's navigation chunk gives to its first script. */
export { handOver } from './hand-over'
export { navigate, onHistory } from './navigation'
export { sendEarly, sendForm } from './send-form'

pressOnEarly()
