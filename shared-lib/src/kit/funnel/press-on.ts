import { sentParameter } from './sent-parameter'

const isSeen = (control: Element) => control.getClientRects().length > 0

/** A question's form that shows this one choice to make and nothing else. */
const asksAlone = (form: HTMLFormElement, { name }: HTMLInputElement) =>
  name !== '' &&
  form.elements.namedItem(sentParameter) !== null &&
  ![...form.querySelectorAll<HTMLInputElement>('input,select,textarea')].some(
    (control) => control.name !== name && isSeen(control),
  )

/**
 * Sends the form of a question whose one choice was just made. Later than the press: the choice may have opened more to
 * answer, which is on the page by then.
 */
export const goOn = (choice: HTMLInputElement) =>
  setTimeout(() => {
    const { form } = choice
    if (form && asksAlone(form, choice)) form.requestSubmit()
  })

/**
 * A press on a tile answers its question and goes on, in shadow roots too. Gets all clicks of a page: arrow keys and
 * space bar click the input itself, with a detail of 0; the second click of a double one would answer the next one.
 */
export function pressOn(event: MouseEvent) {
  const [target] = event.composedPath() as Element[]
  const choice = target?.closest?.('label')?.control
  if (event.detail === 1 && choice instanceof HTMLInputElement && choice.type === 'radio') goOn(choice)
}
