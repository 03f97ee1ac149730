import { unfold } from '../unfold'
import { pressOnEarly } from './press-on-early'

/** Given to its first script by the shell's navigation chunk. */
export { handOver } from './hand-over'
export { navigate, onHistory } from './navigation'
export { sendEarly, sendForm } from './send-form'

unfold()
pressOnEarly()
