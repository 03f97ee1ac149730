import { screen } from '@testing-library/react'

it.each([
  ['for it', '<label for="a:1">A</label><input id="a:1">', ['A']],
  ['around it', '<label>A <select></select></label>', ['A ']],
  ['of both kinds', '<label for="a">A</label><label>B <textarea id="a"></textarea></label>', ['A', 'B ']],
  ['around it but for another', '<label for="b">A <input></label><p id="b"></p>', []],
  ['around another one first', '<label>A <input type="text"><button></button></label>', [], 'button'],
])('a field has the labels that are %s', (_, html, labels, field = 'input, select, textarea') => {
  document.body.innerHTML = html
  const found = document.querySelector<HTMLInputElement>(field)?.labels ?? []
  expect([...found].map((label) => label.firstChild?.textContent)).toEqual(labels)
})

it('a hidden field has none at all', () => {
  document.body.innerHTML = '<label>A <input type="hidden"></label>'
  expect(document.querySelector('input')?.labels).toBeNull()
})

it('what is waited for in vain still shows the page', async () => {
  document.body.innerHTML = '<p>Está aqui isto</p>'
  const waiting = screen.findByText('Aquilo', undefined, { timeout: 100 })
  await expect(waiting).rejects.toMatchObject({
    name: 'TestingLibraryElementError',
    message: expect.stringMatching(/Aquilo.*Está aqui isto/s),
    stack: expect.stringContaining('Está aqui isto'),
  })
})

it('has the text of each element and of buttons that are inputs', () => {
  document.body.innerHTML = '<p>Um <b>dois</b> três</p><input type="submit" value="Enviar"><input value="x">'
  expect(screen.getByText('Um três')).toBe(document.querySelector('p'))
  expect(screen.getByText('Enviar')).toBeInTheDocument()
  expect(screen.queryByText('x')).toBeNull()
})

describe('styles', () => {
  function displayOf(html: string) {
    document.body.innerHTML = html
    return getComputedStyle(document.querySelector('[data-this]') as Element).display
  }
  it.each([
    ['<p data-this>A</p>', 'block'],
    ['<b data-this>A</b>', ''],
    ['<b data-this hidden>A</b>', 'none'],
    ['<b data-this hidden style="display: flex">A</b>', 'flex'],
    ['<dialog data-this>A</dialog>', 'none'],
    ['<dialog data-this open>A</dialog>', ''],
    ['<style>p { display: none }</style><p data-this>A</p>', 'none'],
  ])('of %s make its display %s', (html, wanted) => expect(displayOf(html)).toBe(wanted))

  it('are inherited where they are', () => {
    document.body.innerHTML = '<div style="visibility: hidden; pointer-events: none"><p>A</p></div>'
    const { visibility, pointerEvents, fontSize } = getComputedStyle(document.querySelector('p') as Element)
    expect([visibility, pointerEvents, fontSize]).toEqual(['hidden', 'none', ''])
  })
})
