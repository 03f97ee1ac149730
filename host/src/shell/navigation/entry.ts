import { goOn, pressOn } from 'shared-lib/kit/funnel/press-on'
import { unfold } from '../unfold'
import { navigate } from './navigation'

/**
 * A press on a tile goes on, in live questions and in those whose widget is on its way. This code comes with the first
 * touch: the tile pressed before it loaded has the focus by then, and shows no ring as it would for a keyboard.
 */
function pressOnEarly() {
  const { activeElement } = document
  if (
    activeElement instanceof HTMLInputElement &&
    activeElement.type === 'radio' &&
    activeElement.checked &&
    !activeElement.matches(':focus-visible')
  )
    goOn(activeElement)
  document.addEventListener('click', pressOn)
}

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
