import { morphChildren } from './morph'

const page = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

function morph(from: string, to: string, keeps = () => false) {
  const old = page(from)
  document.body.replaceChildren(old)
  const before = new Map([...old.querySelectorAll('*')].map((one) => [one.outerHTML, one]))
  morphChildren(old, page(to), { keeps })
  return { old, before }
}

const [one, two] = ['<p data-blok-uid="1">1</p>', '<p data-blok-uid="2">2</p>']
test.each([
  ['text', '<p>Um</p>', '<p>Dois</p>'],
  ['an attribute', '<a href="/a">x</a>', '<a href="/b" rel="me">x</a>'],
  ['a new block in between', '<p>1</p><p>3</p>', '<p>1</p><h2>2</h2><p>3</p>'],
  ['a block less', '<p data-blok-uid="1">1</p><p data-blok-uid="2">2</p>', '<p data-blok-uid="2">2</p>'],
  ['blocks in another order', one + two, two + one],
  ['another kind of element', '<p>1</p>', '<ul><li>1</li></ul>'],
  ['nothing left', '<p>1</p>', ''],
  ['text next to elements', 'a <b>b</b> c', 'a <b>B</b> d <i>e</i>'],
  ['a slot asleep', '<qp-x data-ssr="w1" n="1">um</qp-x>', '<qp-x data-ssr="w1" n="2">dois</qp-x>'],
  ['a template', '<template><p>1</p></template>', '<template><p>2</p></template>'],
])('%s becomes what the server sends', (_, from, to) => {
  expect(morph(from, to).old.innerHTML).toBe(to)
})

test('focus and what was written into a field stay', () => {
  const old = page('<h2>a</h2><input>')
  document.body.replaceChildren(old)
  const field = old.querySelector('input')
  field?.focus()
  if (field) field.value = 'escrito'
  morphChildren(old, page('<h2>b</h2><input>'), { keeps: () => false })
  expect(document.activeElement).toBe(field)
  expect(field?.value).toBe('escrito')
})

test('a panel that was opened stays open', () => {
  const old = page('<details open=""><summary>a</summary>x</details>')
  morphChildren(old, page('<details><summary>b</summary>x</details>'), { keeps: () => false })
  expect(old.innerHTML).toBe('<details open=""><summary>b</summary>x</details>')
})

test('a tag that lives keeps its element and contents, and hears of its attributes', () => {
  const old = page('<div data-blok-uid="9"><qp-x data-awake="" n="1"><b>vivo</b></qp-x></div>')
  const tag = old.querySelector('qp-x')
  const next = page('<div data-blok-uid="9"><qp-x data-ssr="w2" n="2">do servidor</qp-x></div>')
  morphChildren(old, next, { keeps: () => false })
  expect(old.querySelector('qp-x')).toBe(tag)
  expect(old.innerHTML).toBe('<div data-blok-uid="9"><qp-x data-awake="" n="2"><b>vivo</b></qp-x></div>')
})
