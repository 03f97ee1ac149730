import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { type ForeignAnswer, serveForeign } from '../foreign-site'
import { hostileTheme } from './hostile-theme'

const require = createRequire(import.meta.url)

/** A file that a page of another React takes as a plain script. */
const scriptOf = (library: string, file: string): ForeignAnswer => ({
  type: 'text/javascript',
  body: readFileSync(
    path.join(path.dirname(require.resolve(`${library}/package.json`)), 'umd', file),
    'utf8',
  ),
})

const reactPage = (loader: string) => `<div id="app"></div>
  <script src="/react.js"></script><script src="/react-dom.js"></script>${loader}<script src="/app.js"></script>`

/** An application of theirs, in React 18 and its strict mode: it draws our tags and listens to them. */
const reactApplication = `
  const h = React.createElement
  function Funnel({ heard }) {
    const tag = React.useRef(null)
    React.useEffect(() => {
      const listen = (event) => heard(event.detail.vertical + ' ' + event.detail.index)
      tag.current.addEventListener('qp:step', listen)
      return () => tag.current?.removeEventListener('qp:step', listen)
    }, [])
    return h('qp-energy-funnel', { ref: tag, 'energy-type': 'electricity' })
  }
  function App() {
    const [heading, setHeading] = React.useState('Primeiro')
    const [shown, setShown] = React.useState(true)
    const [steps, setSteps] = React.useState([])
    const [presses, setPresses] = React.useState(0)
    const heard = React.useCallback((step) => setSteps((known) => [...known, step]), [])
    return h('main', { onClick: () => setPresses((count) => count + 1) },
      h('label', null, 'Título do parceiro ', h('input', { value: heading, onChange: (event) => setHeading(event.target.value) })),
      h('button', { onClick: () => setShown(!shown) }, shown ? 'Esconder' : 'Mostrar'),
      h('output', { id: 'steps' }, steps.join(', ')),
      h('output', { id: 'presses' }, presses),
      shown && h('qp-imi', { vpt: '150000', heading }),
      h(Funnel, { heard }))
  }
  window.theirs = ReactDOM.createRoot(document.getElementById('app'))
  theirs.render(h(React.StrictMode, null, h(App)))
`

/** Another application of theirs, in React 19: values are properties there, and events are heard by name. */
const react19 = `
  import { createElement as h, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  function App() {
    const [heard, setHeard] = useState('')
    const [vpt, setVpt] = useState(150_000)
    const told = ({ detail: { result } }) => setHeard(result.municipality + ' ' + result.imi)
    return h('main', null,
      h('button', { onClick: () => setVpt(200_000) }, 'Outra casa'),
      h('output', { id: 'heard' }, heard),
      h('qp-imi', { vpt, county: '1106', 'onqp:calculated': told }))
  }
  createRoot(document.getElementById('app')).render(h(App))
`
const bundled = (source: string): ForeignAnswer => {
  const { outputFiles } = buildSync({
    // The repository's own React: what e2e finds first is 18, a peer of its DOM.
    stdin: { contents: source, resolveDir: path.resolve(import.meta.dirname, '../../../host') },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return { type: 'text/javascript', body: outputFiles[0]?.text ?? '' }
}

const imi = '<qp-imi vpt="150000" heading="O teu IMI"></qp-imi>'
const offers = '<qp-energy-offers limit="2"></qp-energy-offers>'

/** Room of one size on every page, last on it and as tall as any tag: everything before it keeps its place. */
const room = (tags: string) =>
  `<section id="room" style="width: 340px; height: 6000px; overflow: hidden">${tags}</section>`

const texts = `<h1>Página do parceiro</h1><p class="lead">Texto do <a href="#theirs">parceiro</a></p><form id="theirs"><label>Nome
  <input name="name"></label><button type="button" class="send">Enviar</button></form><div><span>Mais</span> <svg viewBox="0 0 9 9"><circle r="4"/></svg></div>`

/** Directives that a strict page needs for our tags, as `docs/contracts/elements-loader.md` lists them. */
const neededDirectives = (ours: string) =>
  `default-src 'none'; script-src ${ours}; style-src ${ours}; connect-src ${ours}`

/** No text may become markup or script on such a page, and no policy may make it so. */
const noText = "require-trusted-types-for 'script'; trusted-types 'none'"

const nonce = 'c29tZS1udW1iZXI'

/**
 * Pages of other sites with our tags on them, each with an address of its own, on one site.
 * @param ours the origin of our site
 */
export function startForeignPages(ours: string) {
  const script = (query = '', attributes = '') =>
    `<script type="module" src="${ours}/elements.js${query}"${attributes}></script>`
  const page = (inside: string, { head = '', loader = script() } = {}) =>
    `<!doctype html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parceiro</title>${head}</head><body>${texts}${inside}${loader}</body></html>`
  const looks = (css: string) => `<style>${css}</style>`
  const theme = `<style>${hostileTheme}</style>`
  const answers: Readonly<Record<string, ForeignAnswer>> = {
    '/plain': { body: page(room(imi + offers)) },
    '/of-their-own': {
      body: page(room(imi), {
        head: looks(
          `qp-imi { --qp-brand: #ffd400; --qp-accent: #ffd400; --qp-ground: #fbf7ef; --qp-ink: #2b2118; --qp-line: #e0d0b0;
            --qp-corners: 3px; --qp-font: monospace } qp-imi::part(ground) { outline: 2px solid rgb(224, 208, 176) }`,
        ),
      }),
    },
    '/dark-theme': {
      body: page(room(imi.replace('<qp-imi', '<qp-imi theme="dark"')), {
        head: looks(
          'body { background: #101418; color: #eee } a { color: #9cf } qp-imi { --qp-brand: #ffb454; --qp-accent: #ffb454; --qp-ground: #101418 }',
        ),
      }),
    },
    '/dark': {
      body: page(room(imi), {
        head: looks(
          'body { background: #101418; color: #eee } a { color: #9cf } qp-imi { --qp-ground: #fff; --qp-padding: 24px }',
        ),
      }),
    },
    '/dark-auto': {
      body: page(room(imi.replace('<qp-imi', '<qp-imi theme="auto"')), {
        head: looks(
          'body { transition: color 0.3s } .night body { background: #101418; color: #eee } .night a { color: #9cf }',
        ),
      }),
    },
    '/without-imi': { body: page(offers) },
    '/answered': { body: page(room(imi.replace('<qp-imi', '<qp-imi county="1106"'))) },
    '/plain-before': { body: page(room(''), { loader: '' }) },
    '/hostile': { body: page(room(imi + offers), { head: theme }) },
    '/hostile-before': { body: page(room(''), { head: theme, loader: '' }) },
    '/react-18': { body: page(reactPage(script()), { loader: '' }) },
    '/react-19': { body: page('<div id="app"></div><script src="/react-19.js"></script>') },
    '/react-19.js': bundled(react19),
    '/react.js': scriptOf('react-18', 'react.development.js'),
    '/react-dom.js': scriptOf('react-dom-18', 'react-dom.development.js'),
    '/elements.js': { type: 'text/javascript', body: '/* a file of the theme, by chance of our name */' },
    '/app.js': { type: 'text/javascript', body: reactApplication },
    '/twice': {
      body: page(imi + imi.replace('O teu IMI', 'Outro IMI') + offers, {
        head: '<script src="/elements.js"></script>',
        loader: script() + script('?ver=6.7.1') + script(),
      }),
    },
    '/strict': { body: page(imi + offers), policy: neededDirectives(ours) },
    '/strict-nonce': {
      body: page(imi, { loader: script('', ` nonce="${nonce}"`) }),
      policy: `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src ${ours}; connect-src ${ours}`,
    },
    '/trusted': { body: page(imi + offers), policy: `${neededDirectives(ours)}; ${noText}` },
    '/trusted-alone': { body: page(imi), policy: "require-trusted-types-for 'script'" },
    '/without-style': {
      body: page(imi),
      policy: `default-src 'none'; script-src ${ours}; connect-src ${ours}`,
    },
  }
  return serveForeign((path) => answers[path])
}
