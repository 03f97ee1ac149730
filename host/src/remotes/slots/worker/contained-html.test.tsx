import fc from 'fast-check'
import { faultOf } from './contained-html.cjs'
import cases from './testing/contained-html.json'

/** As a browser reads it: the slot's element holds everything, and the following content stays in its place. */
function staysInside(html: string): boolean {
  const body = `<main><div id="slot">${html}</div><i id="after"></i></main>`
  const text = `<!doctype html><html lang="pt"><head></head><body>${body}</body></html>`
  const { body: read, documentElement } = new DOMParser().parseFromString(text, 'text/html')
  const [main, ...siblings] = read.childNodes
  const [slot, after, ...more] = main?.childNodes ?? []
  return (
    siblings.length + more.length === 0 &&
    (slot as Element | undefined)?.id === 'slot' &&
    (after as Element | undefined)?.id === 'after' &&
    after?.childNodes.length === 0 &&
    documentElement.attributes.length + read.attributes.length === 1
  )
}

test.each(cases.refused)('refuses what %s', (_name, html) => {
  expect(faultOf(html)).toEqual(expect.any(String))
})
const select = '<select><option selected="">x</option></select>'
const warning = '<noscript><style>p{}</style><p>Carrega em <a href="/">aqui</a></p></noscript>'
test.each([
  ['text', 'a &lt; b'],
  ['what React prints', '<p class="x">1<!-- --> €</p><!--$--><ul><li>a</li></ul><!--/$--><br/>'],
  ['a form', `<form><input disabled=""/>${select}<textarea>&lt;p></textarea></form>`],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"></path><circle r="1"/></svg>'],
  ['what is there without scripts', warning],
  ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a script of data', '<script type="application/ld+json">{"a":"<b>"}</script>'],
])('takes %s', (_name, html) => {
  expect(faultOf(html)).toBeUndefined()
})

test('whatever passes stays in its slot when a browser reads it', () => {
  const pieces = `
    <div> </div> <p> </p> <b> </b> <a> </a> <ul> <li> </li> </ul> <table> <tr> <td> </td> </tr> </table>
    <svg> </svg> <svg/> <style> </style> <title> </title> <textarea> </textarea> <script> </script>
    <!-- --> <!--> <!-- --!> <br/> <br> <form> </form> <button> </button> <select> <option> </option>
    </select> <noscript> </noscript> <math> <mi> </mi> </math> <h1> </h1> <template> </template>
    x " ' > < & <p class="a"> <iframe> </iframe>`
  const piece = fc.constantFrom(...pieces.trim().split(/\s+/))
  let passed = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join('')
      if (faultOf(html) !== undefined) return
      passed++
      if (!staysInside(html)) throw new Error(`leaves its slot: ${html}`)
    }),
    { seed: 20261122, numRuns: 2_000 },
  )
  expect(passed).toBeGreaterThan(200)
})
