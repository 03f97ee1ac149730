import { goOn, pressOn } from 'shared-lib/kit/funnel/press-on'

/**
 * A press on a tile goes on, in live questions and in those whose widget is on its way. This code comes with the first
 * touch: the tile pressed before it loaded has the focus by then, and shows no ring as it would for a keyboard.
 */
export function pressOnEarly() {
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
