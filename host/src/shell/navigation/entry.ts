import { unfold } from '../unfold'
import { navigate } from './navigation'
import { pressOnEarly } from './press-on-early'

/** Given to its first script by the shell's navigation chunk. */
export { navigate, onHistory } from './navigation'
export { sendEarly, sendForm } from './send-form'

/**
 * Takes the files chosen on one page to the page that reads them, into its own control: in memory alone, so that
 * nothing leaves the device. Files chosen before a widget is live are kept for it like everything else.
 */
export async function handOver({ form, files }: HTMLInputElement): Promise<void> {
  if (!form || !files?.length) return
  await navigate(form.action)
  const control = document.querySelector<HTMLInputElement>('main input[type=file]:not([data-hand-over])')
  if (!control) return
  control.files = files
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

unfold()
pressOnEarly()
