import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { EditorBuild } from 'shared-lib/build/write-editor'
import { storyPath } from '../../../src/content/source/links'
import { editorSignature } from '../../../src/editorial/preview/editor-request'
import { type ApiAnswer, answer, notFound, unauthorized } from '../api-answer'
import type { LiveSpace } from '../live-space'
import { isLocalName, isOwnPage } from '../local-guard'
import { choiceSources, withChoices } from './field-choices'
import { searchStories } from './story-search'
import { takeUpload } from './uploads'

export interface EditorOptions {
  /** Origin of the site whose drafts are edited. */
  readonly site: string
  /** Token that the site checks signatures with. */
  readonly previewToken: string
  /** Token and number of the space, for the page to write stories with. */
  readonly token: string
  readonly space: number
  /** Where deployments are found whose tags have blocks; the usual place when absent. */
  readonly deployments?: string | undefined
  /** Folder for pictures that are sent; without it none is taken. */
  readonly uploads?: string
}

/** Bytes of the editor's page and its files; everything else is JSON. */
export interface EditorFile {
  readonly type: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

const isFile = (answered: ApiAnswer | EditorFile): answered is EditorFile => 'text' in answered

export { isFile as isEditorFile }

const dist = path.resolve(import.meta.dirname, '../../dist')

/** The build that `host/tools/dist/editor.json` names. Throws one plain sentence when nothing was built. */
function readEditorBuild(): EditorBuild {
  const file = path.join(dist, 'editor.json')
  if (!existsSync(file))
    throw new Error('The local editor is not built yet: run "npm run build", or start with "npm start".')
  return JSON.parse(readFileSync(file, 'utf8'))
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

const settingsText = (settings: object) => JSON.stringify(settings).replaceAll('<', '\\u003c')

/**
 * A small substitute for Storyblok's visual editor, on this machine only: lists stories, shows the fields of their
 * blocks and the site in a frame, and speaks the bridge's messages.
 */
export function createEditor(live: LiveSpace, options: EditorOptions) {
  const { site, previewToken, token, space, deployments, uploads } = options

  function page(): EditorFile {
    const { script, style } = readEditorBuild()
    const text = `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor local | Quero Poupar</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor/files/${style}">
</head>
<body>
<div id="editor"></div>
<script type="application/json" id="settings">${settingsText({ space, site })}</script>
<script type="module" src="/editor/files/${script}"></script>
</body>
</html>
`
    const frames = [site, site.replace('localhost', '127.0.0.1'), site.replace('127.0.0.1', 'localhost')]
    const own = [...new Set(frames)].join(' ')
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src data: ${own}`,
      "connect-src 'self'",
      `frame-src ${own}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ')
    return { type: 'text/html; charset=utf-8', text, headers: { 'content-security-policy': policy } }
  }

  function file(name: string): EditorFile | ApiAnswer {
    const type = types[path.extname(name)]
    const place = path.join(dist, readEditorBuild().folder, 'browser', name)
    return type && existsSync(place) ? { type, text: readFileSync(place, 'utf8') } : notFound
  }

  /** The draft's address as Storyblok's editor would sign it. */
  function open(query: URLSearchParams, hostname: string): ApiAnswer {
    const story = live.current().stories.draft.find(({ id }) => String(id) === query.get('story'))
    if (!story) return notFound
    const timestamp = String(Math.floor(Date.now() / 1000))
    const url = new URL(storyPath(story.full_slug), site)
    if (isLocalName(url.hostname)) url.hostname = hostname
    url.search = String(
      new URLSearchParams({
        _storyblok: String(story.id),
        _storyblok_c: story.content.component,
        '_storyblok_tk[space_id]': String(space),
        '_storyblok_tk[timestamp]': timestamp,
        '_storyblok_tk[token]': editorSignature(String(space), previewToken, timestamp),
      }),
    )
    return answer({ url: url.href })
  }

  /** Answers below `/editor`; undefined for any other address. */
  return async (request: IncomingMessage, url: URL): Promise<ApiAnswer | EditorFile | undefined> => {
    const { headers } = request
    if (!/^\/editor(\/|$)/.test(url.pathname)) return undefined
    if (/^\/editor\/?$/.test(url.pathname)) return page()
    const [, name] = /^\/editor\/files\/([\w.-]+)$/.exec(url.pathname) ?? []
    if (name !== undefined) return file(name)
    if (/^\/editor\/dados(\/|$)/.test(url.pathname)) {
      const { readSteward } = await import('../../cms/review/read-steward')
      return (await readSteward(url.pathname.slice('/editor/dados'.length))) ?? notFound
    }
    if (url.pathname === '/editor/session')
      return isOwnPage(request) ? answer({ token }, { 'cache-control': 'no-store' }) : unauthorized
    if (headers.authorization !== token) return unauthorized
    if (url.pathname === '/editor/blocks.json') {
      const { wantedFromDeployments } = await import('../../cms/schema/wanted')
      const { components, datasources } = await wantedFromDeployments(deployments)
      return answer({ components: withChoices(components, choiceSources(live, datasources)) })
    }
    if (url.pathname === '/editor/search.json')
      return answer(searchStories(live.current().stories.draft, url.searchParams.get('words') ?? ''))
    if (url.pathname === '/editor/assets' && request.method === 'POST' && uploads)
      return takeUpload(request, url.searchParams.get('name') ?? '', uploads)
    if (url.pathname === '/editor/open.json')
      return open(url.searchParams, headers.host?.replace(/:\d+$/, '') ?? 'localhost')
    return notFound
  }
}
