/** What the shell's navigation chunk gives to its first script. */
export { navigate, onHistory } from './navigation'
export { sendForm } from './send-form'
