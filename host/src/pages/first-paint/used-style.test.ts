import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../server/testing/temporary'
import { pageMarks } from './page-marks'
import { sheetRules, usedCss } from './sheet-rules'
import cases from './testing/used-style.json'
import { openFirstStyles } from './used-style'

const page = pageMarks(
  '<main id="conteudo" class="page page--wide"><details class="menu"><summary>a > b</summary></details><input type="radio" title="x > y" data-state="on"><path fill="var(--drawn)"/><template><b class="asleep"></b></template><nav class="x" data-later><i class="behind"></i></nav></main>',
)
const used = (css: string) => usedCss([sheetRules(css, '/deployments/mf-x/1/browser/x.css')], page)

it.each(cases.kept)('keeps what %s can wear', (_what, css) => expect(used(css)).toBe(css))

it.each(cases.unused)('leaves out what is worn by %s', (_what, css) => expect(used(css)).toBe(''))

it('keeps of a list only the selectors that can match', () =>
  expect(used('.page,.none,main:hover{a:b}')).toBe('.page{a:b}'))

it('keeps the properties that are read: by a declaration, by one that is read itself, by a motion, by a drawing', () => {
  const rest = '@keyframes turn{to{a:var(--moved)}}'
  const css =
    ':root{--a:1;--moved:1;--drawn:1}.page{--b:var(--a,0)}main{c:calc(2*var( --b));animation:turn 1s}'
  expect(used(css + rest)).toBe(rest + css)
  const unread = ':root{--c:1;--a:1;color:red}.page{d:var(--a)}'
  expect(used(unread)).toBe(unread.replace('--c:1;', ''))
})

it('leaves out properties without a value: made of one that nothing sets', () => {
  const css =
    ':root{--a:var(--out);--b:mix(var(--a),red);--c:var(--b,blue);--d:var(--c)}.page{e:var(--b,1);f:var(--d)}'
  const [root] = css.split('}')
  const kept = css.replace(`${root}}`, ':root{--c:var(--b,blue);--d:var(--c)}')
  expect(used(css)).toBe(kept)
  expect(usedCss([sheetRules(css, '/x.css')], page, ['--out'])).toBe(css)
})

it('leaves out what follows the scrolling', () => {
  const follows = 'animation-name:lift;animation-timeline:scroll();animation-range:0 64px'
  expect(used(`@keyframes lift{to{a:b}}.page{color:red;${follows}}`)).toBe('.page{color:red}')
})

it('writes once what two sheets have alike, where the later one has it', () => {
  const sheet = (css: string) => sheetRules(css, '/x.css')
  expect(usedCss([sheet('.page{a:b}main{c:d}'), sheet('.page{a:b}')], page)).toBe('main{c:d}.page{a:b}')
})

it('keeps a motion and a font that a rule names, before it', () => {
  const before = '@keyframes turn{to{a:b}}@font-face{font-family:"Own";src:local("Arial")}'
  const rule = '.page{animation:turn 1s;font-family:Own}'
  expect(used(rule + before)).toBe(before + rule)
})

it('names files from where the sheet is, and leaves other addresses alone', () => {
  const page = used('.page{a:url(./f.woff2) url("../g.svg") url(data:x) url(/h.png) url(#i)}')
  const named = 'url(/deployments/mf-x/1/browser/f.woff2) url("/deployments/mf-x/1/g.svg")'
  expect(page).toBe(`.page{a:${named} url(data:x) url(/h.png) url(#i)}`)
})

it.each(['.page{content:"</style><script>"}', '@import "more.css";', '.page{content:"<!--"}'])(
  'refuses %s inside a document',
  (css) => expect(() => used(css)).toThrow('cannot stand inside'),
)

describe('the sheets of a page', () => {
  const folder = temporary('sheets')
  const told = jest.fn()
  const styles = openFirstStyles({ base: '/_shell/1/', folder, tell: told })
  const write = (name: string, css: string) => {
    writeFileSync(path.join(folder, name), css)
    return path.join(folder, name)
  }
  write('site.css', '.page{a:1}.none{a:2}')

  it('come later where their rules are known, in their order, and once for all pages of a kind', () => {
    const file = write('widget.css', '.page{a:3}')
    const sheets = [{ href: '/_shell/1/site.css' }, { href: '/d/1/widget.css', file }]
    const first = styles(sheets, '<main class="page">a</main>')
    const later = ['/_shell/1/site.css', '/d/1/widget.css']
    expect(first).toEqual({ css: '.page{a:1}.page{a:3}', later, linked: [] })
    write('widget.css', '.page{a:4}') // a version never changes
    expect(styles(sheets, '<main class="page">b</main>')).toEqual(first)
  })

  it('are linked where they cannot be read, and reported once', () => {
    const broken = { href: '/d/2/broken.css', file: write('broken.css', '.page{a:"</style>"}') }
    const gone = { href: '/d/2/gone.css', file: path.join(folder, 'gone.css') }
    const sheets = [broken, gone, { href: 'http://localhost:9000/x.css' }]
    const linked = sheets.map(({ href }) => href)
    for (let turn = 0; turn < 2; turn++)
      expect(styles(sheets, '<main class="page">')).toEqual({ css: '', later: [], linked })
    expect(told.mock.calls.map(([href]) => href)).toEqual(['/d/2/broken.css', '/d/2/gone.css'])
  })
})
