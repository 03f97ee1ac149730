import type { ShellBuild } from 'shared-lib/build/write-shell'
import type { DeployedFile } from 'shared-lib/contract/deployment'
import type { PagePayload } from 'shared-lib/contract/page-data'
import { sentParameter } from 'shared-lib/kit/funnel/sent-parameter'
import { escapeHtml, jsonForScript } from '../../base/text/escape-html'
import type { Remote } from '../../remotes/deployments/snapshot'
import { firstScreensEnd, laterCssOf, withoutFar } from '../first-paint/first-screens'
import { foldParts } from '../first-paint/folded-parts'
import type { FirstStyles } from '../first-paint/used-style'
import type { Page } from '../page-parts/page'
import { chunkErrorHtml } from './chunk-error'
import { headTags, structuredTags } from './head-tags'

export interface DocumentParts {
  readonly shell: ShellBuild
  /** URL of the shell's `browser/` folder, with a trailing slash. */
  readonly shellBase: string
  /** Takes from a page's sheets the rules that match its markup. */
  readonly firstStyle: FirstStyles
  readonly siteName: string
  /** Absolute origin for canonical links, e.g. `https://queropoupar.pt`; undefined when not configured. */
  readonly origin: string | undefined
  /** In ms: how long a date field waits for the next key. */
  readonly datePauseMs: number
}

interface PrintedDocument {
  readonly html: string
  /** Inline blocks whose hashes the CSP must name. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

const integrityOf = (base: string, files: readonly DeployedFile[]) =>
  files.flatMap(({ path, integrity }) =>
    integrity ? [[base + path.replace(/^browser\//, ''), integrity] as const] : [],
  )

/** Files of the shell build that our own pages never open: their checksums would weigh on every page. */
const isNotOurs = ({ path }: DeployedFile) =>
  /browser\/(?:editor|early|elements|embed|foreign|lens|preview|styles|tools)\.js$/.test(path)

/** Script that only a page in a frame opens. */
const isOfFrames = ({ path }: DeployedFile) => /browser\/embed-page\.js$/.test(path)

/** Script that only a page that names it opens: there it is loaded ahead with its checksum, whichever way one comes. */
const isOfOnePage = ({ path }: DeployedFile) => /browser\/playground\.js$/.test(path)

const chunkFiles = ({ chunks }: ShellBuild, names: readonly string[] = []) =>
  names.flatMap((name) => chunks[name] ?? [])

/**
 * Files of a remote whose checksums a page carries: what its widgets here open, first and later. Widgets of the pages that
 * a visitor goes on to bring theirs with the payload.
 */
function checkedFiles({ data }: Page, { deployment }: Remote): readonly DeployedFile[] {
  const here = deployment.widgets.filter(({ tag }) =>
    data.slots.some((slot) => slot.remote === deployment.name && slot.tag === tag),
  )
  if (here.some(({ preload }) => !preload.later)) return deployment.files
  const opened = here.flatMap(({ preload }) => [...preload.scripts, ...(preload.later ?? [])])
  return deployment.files.filter(({ path }) =>
    [deployment.entry, ...opened].includes(path.replace(/^browser\//, '')),
  )
}

function integrityMap(page: Page, { shell, shellBase }: DocumentParts): Record<string, string> {
  const own = chunkFiles(shell, page.chunks).map((file) => `browser/${file}`)
  const isCarried = (file: DeployedFile) =>
    !isNotOurs(file) &&
    (page.data.embed || !isOfFrames(file)) &&
    (own.includes(file.path) || !isOfOnePage(file))
  return Object.fromEntries([
    ...integrityOf(shellBase, shell.files.filter(isCarried)),
    ...page.remotes.flatMap((remote) => integrityOf(remote.base, checkedFiles(page, remote))),
  ])
}

/** Files that the slots that wake at once, and the one that is the page, will need: nothing is discovered late. */
function preloads(page: Page, { shell, shellBase }: DocumentParts) {
  const own = chunkFiles(shell, page.chunks).map((file) => shellBase + file)
  const awake = page.data.slots.filter(
    ({ wake, rendered, route }) =>
      rendered && (wake === 'now' || (wake === 'visible' && route !== undefined)),
  )
  if (awake.length === 0) return own
  const lazy = ['wake', ...(awake.some(({ kind }) => kind === 'application') ? ['applications'] : ['tags'])]
  const chunks = chunkFiles(shell, lazy).map((file) => shellBase + file)
  const entries = awake.flatMap(({ remote }) => page.data.remotes[remote]?.entry ?? [])
  return [...new Set([...own, ...chunks, ...entries, ...awake.flatMap(({ scripts }) => scripts)])]
}

/** CSP forbids `style=`: reserved heights of missing widgets go into the inline sheet. */
const reservedCss = ({ reserved }: Page) =>
  reserved
    .map(({ id, small, wide }) => {
      const slot = `[data-slot="${id}"],[data-ssr="${id}"]`
      return `${slot}{min-height:${small}px}@media(min-width:768px){${slot}{min-height:${wide}px}}`
    })
    .join('')

const titleOf = ({ title }: Page, { siteName }: DocumentParts) =>
  title.includes(siteName) ? title : `${title} | ${siteName}`

/** A sheet that the first paint waits for, where no script runs or nothing better is known of it. */
const sheetLink = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`

/**
 * Content of the body.
 * @param seen leaves out what is hidden until the whole sheets have come: the message for a part that cannot be loaded
 */
function bodyHtml({ data, body, banner, addition = '' }: Page, seen = false): string {
  const skip = data.embed ? '' : '<a class="skip-link" href="#conteudo">Saltar para o conteúdo</a>\n'
  const failure = seen ? '' : chunkErrorHtml(data.company)
  return `${skip}${failure}<div id="qp-page-body">${body}</div>\n${banner}${addition}`
}

/** Style of a page at first paint. */
function firstStyleOf(page: Page, { shell, shellBase, firstStyle }: DocumentParts) {
  const sheets = [...shell.styles.map((file) => ({ href: shellBase + file })), ...page.styles]
  // The colour of the site around it: shell/embed/own-colour.ts.
  const style = firstStyle(sheets, bodyHtml(page, true), page.data.embed ? ['--qp-brand'] : [])
  return { ...style, css: style.css + laterCssOf(page.body) + reservedCss(page) }
}

/**
 * Its answer leads to another question, which may be requested before the shell is there. A journey of a single one
 * (its start, the question, the check of the answers) leads to results, which are nothing without their code.
 */
const isQuestion = ({ data: { embed, slots }, body }: Page) =>
  !embed &&
  body.includes(`name="${sentParameter}"`) &&
  slots.some(({ route, paths = [] }) => route !== undefined && paths.length > 3)

/** A page drawn in place of another has its own address before anything reads it. */
const addressScript = (path: string) => `history.replaceState(null,"",${jsonForScript(path)}+location.search)`

/**
 * The whole HTML document of a page.
 * @param path the page's own, where it answers another
 */
export function printDocument(page: Page, parts: DocumentParts, path?: string): PrintedDocument {
  const { shell, shellBase } = parts
  const integrity = integrityMap(page, parts)
  // The shell's checksum is on its script element, and those of preloaded files on their links: a module that was
  // fetched with its checksum is not fetched again.
  const ownIntegrity = integrity[shellBase + shell.shell] ?? ''
  const early = isQuestion(page)
  // On a question the code of its widget comes after the answer.
  const ahead = early ? [] : preloads(page, parts)
  const checked = new Set([shellBase + shell.shell, ...ahead])
  const later = Object.entries(integrity).filter(([url]) => !checked.has(url))
  const importMap = jsonForScript({ integrity: Object.fromEntries(later) })
  const { css: style, later: laterSheets, linked } = firstStyleOf(page, parts)
  const inlineModules = [
    ...(path === undefined ? [] : [addressScript(path)]),
    ...(early ? [shell.early] : []),
  ]
  const first = firstScreensEnd(foldParts(page.body))
  const html = `<!doctype html>
<html lang="pt-PT" data-date-pause="${parts.datePauseMs}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${first.id ? `<link rel="expect" href="#${escapeHtml(first.id)}" blocking="render">\n` : ''}${page.data.embed ? '<base target="_blank">\n' : ''}<title>${escapeHtml(titleOf(page, parts))}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${headTags(page, parts)}
<meta name="theme-color" content="#076b9c">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script type="importmap">${importMap}</script>
<noscript>${laterSheets.map(sheetLink).join('')}</noscript>${linked.map(sheetLink).join('')}
${ahead
  .map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" integrity="${integrity[href] ?? ''}">`)
  .join('\n')}
${inlineModules.map((code) => `<script type="module">${code}</script>\n`).join('')}<script type="module" src="${shellBase}${shell.shell}" integrity="${ownIntegrity}"></script>
</head>
<body>
${bodyHtml({ ...page, body: first.html })}
${structuredTags(page)}<script type="application/json" id="qp-page">${jsonForScript(page.data)}</script>
</body>
</html>
`
  return { html, inlineScripts: [importMap, ...inlineModules], inlineStyles: [style] }
}

/**
 * The same page as data, for navigation in the browser.
 * @param styled with the rules of its first paint, for a browser that has only those of another page
 */
export function printPayload(page: Page, parts: DocumentParts, styled = false): PagePayload {
  const integrity = integrityMap(page, parts)
  return {
    status: page.status,
    title: titleOf(page, parts),
    body: withoutFar(page.body),
    styles: page.styles.map(({ href }) => href),
    ...(styled && { style: firstStyleOf(page, parts).css }),
    ahead: preloads(page, parts).map((url) => [url, integrity[url] ?? '']),
    page: page.data,
  }
}
