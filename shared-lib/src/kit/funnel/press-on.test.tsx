import userEvent from '@testing-library/user-event'
import { pressOn } from './press-on'
import { sentParameter } from './sent-parameter'

const asked = `<input type="hidden" name="${sentParameter}" value="pessoas">`
const tiles = `<input type="radio" id="one" name="people"><label for="one"><b>1 pessoa</b></label>
  <input type="radio" id="two" name="people"><label for="two">2 pessoas</label>`

/** Answers that a press makes a form with this in it send. */
async function sentBy(inside: string, press: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  document.body.innerHTML = `<form>${inside}</form>`
  const sent = jest.fn((event: Event) => event.preventDefault())
  const form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('submit', sent)
  form.addEventListener('click', pressOn as EventListener)
  await press(userEvent.setup())
  await new Promise((done) => setTimeout(done))
  return sent.mock.calls.length
}
const words = (text: string) => {
  const found = [...document.querySelectorAll('label,b')].filter((one) => one.textContent === text)
  return found.at(-1) as Element
}

// jsdom has no layout, so elements meant to be hidden are marked.
beforeAll(() => {
  Element.prototype.getClientRects = function (this: Element) {
    const hidden = this.matches('[hidden],[hidden] *,[type=hidden]')
    return { length: hidden ? 0 : 1 } as DOMRectList
  }
})

it.each([
  ['the label', 'pessoas', '2 pessoas'],
  ['an element in the label', 'pessoa', '1 pessoa'],
])('a press on %s of the only choice goes on once', async (_what, _name, text) => {
  expect(await sentBy(asked + tiles, (user) => user.click(words(text)))).toBe(1)
})

it('a tile that is chosen already goes on, too', async () => {
  expect(
    await sentBy(asked + tiles.replace('id="one"', 'id="one" checked'), (user) =>
      user.click(words('1 pessoa')),
    ),
  ).toBe(1)
})

it('keys choose and stay', async () => {
  expect(
    await sentBy(asked + tiles, async (user) => {
      await user.tab()
      await user.keyboard(' {ArrowDown}{ArrowUp}')
    }),
  ).toBe(0)
  expect(document.querySelector<HTMLInputElement>('#one')).toBeChecked()
})

it('the second press of a double one answers no further question', async () => {
  expect(
    await sentBy(asked + tiles, async (user) => {
      await user.dblClick(words('1 pessoa'))
    }),
  ).toBe(1)
})

it.each([
  ['another field is asked', `${asked}${tiles}<input name="postalCode">`],
  ['another choice is asked', `${asked}${tiles}<input type="radio" name="usage">`],
  ['it is no question of a funnel', tiles],
])('stays where %s', async (_what, inside) => {
  expect(await sentBy(inside, (user) => user.click(words('1 pessoa')))).toBe(0)
})

it('goes on next to what is hidden, and stays where the press has opened it', async () => {
  const help = '<div hidden><input type="checkbox" name="appliances"></div>'
  expect(await sentBy(asked + tiles + help, (user) => user.click(words('1 pessoa')))).toBe(1)
  expect(
    await sentBy(asked + tiles + help, async (user) => {
      document
        .querySelector('#two')
        ?.addEventListener('click', () => document.querySelector('div')?.removeAttribute('hidden'))
      await user.click(words('2 pessoas'))
    }),
  ).toBe(0)
})

it('boxes to tick stay', async () => {
  const box = '<input type="checkbox" id="box" name="people"><label for="box">Sim</label>'
  expect(await sentBy(asked + box, (user) => user.click(words('Sim')))).toBe(0)
})
