import { unfold } from './unfold'

const folded = (html: string) => {
  const noscript = document.createElement('noscript')
  noscript.setAttribute('data-fold', '')
  noscript.textContent = html
  return noscript
}

it('marks up what a document carries as text, in its place, and leaves every other noscript', () => {
  document.body.innerHTML = '<nav><a>1</a></nav><footer></footer><noscript>4</noscript>'
  document.querySelector('nav')?.append(folded('<ul><li>2</li></ul>'), document.createElement('i'))
  document.querySelector('footer')?.append(folded('<p>3</p><p>&lt;</p>'))
  unfold('nav [data-fold]')
  expect(document.querySelectorAll('li,p')).toHaveLength(1)
  unfold()
  unfold()
  const nav = '<nav><a>1</a><ul><li>2</li></ul><i></i></nav>'
  expect(document.body.innerHTML).toBe(`${nav}<footer><p>3</p><p>&lt;</p></footer><noscript>4</noscript>`)
})
