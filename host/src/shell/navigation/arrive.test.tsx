import { focusMain } from './arrive'

const find = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<header><a id="menu" href="/">Menu</a></header>
    <main tabindex="-1"><h1 id="title" tabindex="-1">Pergunta</h1><input id="field"></main>`
})

it('a new page takes the focus to its heading', () => {
  find('field').focus()
  focusMain()
  expect(find('title')).toHaveFocus()
})

it('a new step does too, when the visitor has not moved it', () => {
  find('menu').focus()
  focusMain(document.activeElement)
  expect(find('title')).toHaveFocus()
})

it('a visitor who is already in a field of the new step stays there', () => {
  find('menu').focus()
  const before = document.activeElement
  find('field').focus()
  focusMain(before)
  expect(find('field')).toHaveFocus()
})
