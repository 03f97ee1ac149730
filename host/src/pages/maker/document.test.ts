import type { ShellBuild } from 'shared-lib/build/write-shell'
import type { DeployedWidget, Deployment } from 'shared-lib/contract/deployment'
import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import type { Remote } from '../../remotes/deployments/snapshot'
import type { Page } from '../page-parts/page'
import { plainHead } from '../page-parts/page-head'
import { printDocument, printPayload } from './document'

const files = ['entry.js', 'funnel.js', 'questions.js', 'results.js', 'charts.js']
const others = { tag: 'qp-x-results', preload: { scripts: ['results.js'], later: ['charts.js'], styles: [] } }

function remoteWith(preload: DeployedWidget['preload']): Remote {
  const widgets = [{ tag: 'qp-x-funnel', preload }, others] as unknown as DeployedWidget[]
  const fileOf = (path: string) => ({ path: `browser/${path}`, integrity: `sha256-${path}` })
  const parts = { name: 'mf-x', entry: 'entry.js', widgets, files: files.map(fileOf) }
  const deployment = parts as unknown as Deployment
  return { name: 'mf-x', version: '1', deployment, folder: '', base: '/deployments/mf-x/1/browser/' }
}

const shellFile = (name: string) => ({ path: `browser/${name}.js`, integrity: `sha256-${name}` })
const parts = {
  shell: {
    files: ['shell', 'wake', 'embed-page', 'elements', 'playground'].map(shellFile),
    chunks: { playground: 'playground.js' },
    styles: [],
    early: 'early()',
    shell: 'shell.js',
  } as unknown as ShellBuild,
  shellBase: '/_shell/1/',
  siteName: 'Quero Poupar',
  origin: undefined,
  datePauseMs: 650,
  firstStyle: () => ({ css: 'main{}', later: [], linked: [] }),
}

const company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: '',
  phoneCost: '',
  email: '',
  contactPath: '/contacto',
}

const pageOf = (data: Partial<PageData>, remotes: readonly Remote[] = []) =>
  ({
    title: '',
    description: '',
    body: '',
    styles: [],
    head: plainHead,
    banner: '',
    reserved: [],
    remotes,
    data: { slots: [], remotes: {}, company, ...data },
  }) as unknown as Page

it.each<[string, Partial<PageData>, readonly string[]]>([
  ['a page', {}, []],
  ['a frame, whose script sets the colour of the site around it', { embed: true }, ['--qp-brand']],
])('names for the first style of %s what a script sets', (_, data, given) => {
  const firstStyle = jest.fn(parts.firstStyle)
  printDocument(pageOf(data), { ...parts, firstStyle })
  expect(firstStyle).toHaveBeenCalledWith([], expect.any(String), given)
})

const documentOf = (...page: Parameters<typeof pageOf>) => printDocument(pageOf(...page), parts).html

function checkedNames(data: Partial<PageData>, remotes: readonly Remote[] = []) {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(documentOf(data, remotes))?.[1] ?? ''
  return Object.keys(JSON.parse(map).integrity).map((url) => url.slice(url.lastIndexOf('/') + 1))
}

function checksums(kind: SlotRecord['kind'], remote: Remote) {
  const slot = {
    id: 'w1',
    kind,
    tag: 'qp-x-funnel',
    remote: 'mf-x',
    wake: 'visible',
    scripts: [],
    styles: [],
    ...(kind === 'application' && { route: 'mf-x:qp-x-funnel' }),
  } as unknown as SlotRecord
  return checkedNames({ slots: [slot] }, [remote]).filter((name) => files.includes(name))
}

it('carries the checksums of the shell that the page may open: a frame’s own only in a frame', () => {
  expect(checkedNames({})).toEqual(['wake.js'])
  expect(checkedNames({ embed: true })).toEqual(['wake.js', 'embed-page.js'])
})

it('loads the shell with its checksum', () =>
  expect(documentOf({})).toContain(
    '<script type="module" src="/_shell/1/shell.js" integrity="sha256-shell"></script>',
  ))

it('loads a script that only this page opens ahead, with its checksum, and names it on no other', () => {
  const page = { ...pageOf({}), chunks: ['playground', 'nothing'] }
  expect(printDocument(page, parts).html).toContain(
    '<link rel="modulepreload" href="/_shell/1/playground.js" integrity="sha256-playground">',
  )
  expect(printPayload(page, parts).ahead).toEqual([['/_shell/1/playground.js', 'sha256-playground']])
  expect(documentOf({})).not.toContain('playground')
})

const known = remoteWith({ scripts: ['funnel.js'], later: ['questions.js'], styles: [] })

const older = remoteWith({ scripts: ['funnel.js'], styles: [] })
const ownNames = ['entry.js', 'funnel.js', 'questions.js']
it.each([
  ['what its tag may open in a story', 'element', known, ownNames],
  [
    'what its widget may open on a page, not what those of its other pages do',
    'application',
    known,
    ownNames,
  ],
  ['all files of one that was built before it named them', 'element', older, files],
] as const)('carries the checksums of %s', (_, kind, remote, names) =>
  expect(checksums(kind, remote)).toEqual(names),
)

describe('scripts that a page needs at once', () => {
  const slot = {
    id: 'w1',
    kind: 'application',
    route: 'mf-x:qp-x-funnel',
    tag: 'qp-x-funnel',
    remote: 'mf-x',
    wake: 'visible',
    rendered: true,
    scripts: [`${known.base}funnel.js`],
    styles: [],
  } as unknown as SlotRecord
  const remotes = { 'mf-x': { entry: `${known.base}entry.js` } }
  const data = { slots: [slot], remotes } as unknown as Partial<PageData>
  const checked = [
    ['entry.js', 'sha256-entry.js'],
    ['funnel.js', 'sha256-funnel.js'],
  ]

  it('are checked by their links, once, and what comes later by the import map', () => {
    const preloads = /<link rel="modulepreload" href=".*?([\w.]+)" integrity="(.*?)">/g
    const links = [...documentOf(data, [known]).matchAll(preloads)]
    expect(links.map(([, name, integrity]) => [name, integrity])).toEqual(checked)
    expect(checkedNames(data, [known])).toEqual(['wake.js', 'questions.js'])
  })

  it('come with their checksums for navigation in the browser', () => {
    const { ahead } = printPayload(pageOf(data, [known]), parts)
    expect(ahead).toEqual(checked.map(([name, integrity]) => [`${known.base}${name}`, integrity]))
  })

  describe('on a question that another one follows', () => {
    const journey = ['/x/simular', '/x/simular/casa', '/x/simular/carro', '/x/simular/respostas']
    const questionOf = (paths: readonly string[], more: Partial<PageData> = {}) => {
      const page = pageOf({ ...data, slots: [{ ...slot, paths }], ...more }, [known])
      return { ...page, body: '<form><input type="hidden" name="enviado" value="casa"></form>' }
    }

    it('wait for a visitor who answers before the shell is there', () => {
      const { html, inlineScripts } = printDocument(questionOf(journey), parts)
      const early = '<script type="module">early()</script>\n'
      expect(html).toContain(`${early}<script type="module" src="/_shell/1/shell.js"`)
      expect(inlineScripts).toContain('early()')
      expect(html).not.toContain('modulepreload')
      expect(html).toContain('"/deployments/mf-x/1/browser/funnel.js":"sha256-funnel.js"')
    })

    it.each([
      { where: 'in a frame', page: questionOf(journey, { embed: true }) },
      { where: 'of a journey that has no other', page: questionOf(journey.toSpliced(2, 1)) },
      { where: 'that is none', page: pageOf({ ...data, slots: [{ ...slot, paths: journey }] }, [known]) },
    ])('do not $where', ({ page }) => {
      const { html } = printDocument(page, parts)
      expect(html).toContain('modulepreload')
      expect(html).not.toContain('early()')
    })
  })
})

it('carries, hidden, the message for a part of the shell that cannot be had, with the contacts that are set', () => {
  expect(documentOf({})).toMatch(
    /<div id="qp-chunk-error"[^>]* hidden="">.*href="tel:\+351210000000".*href="\/contacto".*<button type="button"/,
  )
  const unset = { ...company, phone: '', phoneText: '', contactPath: '' }
  expect(documentOf({ company: unset })).not.toMatch(/tel:|Se continuar/)
})

it('brings the style of the first paint as data where it is asked for', () => {
  expect(printPayload(pageOf({}), parts)).not.toHaveProperty('style')
  expect(printPayload(pageOf({}), parts, true).style).toBe('main{}')
})

it('shows the first screens at once, whole', () => {
  const page = { ...pageOf({}), body: '<main id="conteudo"><p data-later>a</p></main>' }
  const { html } = printDocument(page, parts)
  expect(html).toContain('<link rel="expect" href="#qp-later" blocking="render">\n<title>')
  expect(html).toContain('<p id="qp-later" data-later>')
  expect(documentOf({})).not.toContain('rel="expect"')
})
