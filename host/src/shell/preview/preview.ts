import type { PagePayload } from 'shared-lib/contract/page-data'
import { current, urlOf } from '../current'
import { anchorOf, kindOfUrl } from '../links'
import { payloadUrl } from '../navigation/payload'
import { type Bridge, type EditorMessage, loadOfficialBridge, openBridge } from './bridge'
import { createFindings, type FindingsAnswer } from './findings'
import { latestFirst } from './latest-first'
import { createOutlines } from './outlines'
import './preview.css'
import { reach } from './reach'
import { showTyped } from './show-typed'

const bar = document.getElementById('qp-preview')
const note = bar?.querySelector('.qp-preview__note')
const say = (text: string) => {
  if (note) note.textContent = text
}

/** The signature in this page's own address, where the browser keeps no cookie in a frame. */
const signed = location.search

const post = <Answer>(what: 'render' | 'findings', sent: object) =>
  reach<Answer>(`/api/preview/${what}${signed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: current.page.path, query: location.search.slice(1), ...sent }),
  })

/** One after the other: a page is put in place whole before the next one. */
let showing: Promise<unknown> = Promise.resolve()

function show(payload: PagePayload | undefined) {
  if (!payload) return
  showing = showing
    .then(() => showTyped(payload))
    .then(
      () => say(''),
      (error: unknown) => say(`Esta alteração não se pôde mostrar: ${error}`),
    )
}

const failed = (error: unknown) => say(error instanceof Error ? error.message : String(error))
const draw = latestFirst((story: unknown) => post<PagePayload>('render', { story }), show, failed)

const place = bar?.querySelector('.qp-preview__findings')
const findings =
  place &&
  createFindings({
    place,
    ask: (about) => post<FindingsAnswer>('findings', about),
    hidden: (words) => {
      showing = showing.then(() => say(words))
    },
    failed,
  })

/** The page at once, its findings at the next pause. */
function type(story: unknown) {
  draw(story)
  findings?.typed(story)
}

/** A save may hold more than the typed values: the page is fetched again and put in place. */
const refresh = (saved: 'draft' | 'published') => {
  const { pathname, search } = new URL(urlOf(location), location.origin)
  reach(payloadUrl({ pathname, search }, current.page.build))
    .then(show, failed)
    .then(() => findings?.saved(saved))
}

function follow(message: EditorMessage, outlines: ReturnType<typeof createOutlines> | undefined) {
  if (message.action === 'input') return type(message.story)
  if (message.action === 'enterComponent') return outlines?.pick(message.storyId, message.componentId)
  if (message.action === 'hoverComponent' || message.action === 'highlightComponent')
    return outlines?.hover(message.storyId, message.componentId)
  if (message.action === 'deselectBlok') return outlines?.none()
  if (message.action === 'enterEditmode') {
    const { storyId, blockId } = message
    return storyId !== undefined && blockId ? outlines?.pick(storyId, blockId) : undefined
  }
  if (message.action !== 'change' && message.action !== 'published' && message.action !== 'unpublished')
    return
  if (message.slugChanged && message.slug) return location.assign(`/${message.slug}`)
  refresh(message.action === 'change' ? 'draft' : 'published')
}

/** A preview stays a preview: pages of the site open whole in this same frame, others do not open. */
function keepInside(event: MouseEvent) {
  const anchor = anchorOf(event.target)
  if (!anchor || event.defaultPrevented) return
  const url = new URL(anchor.href)
  const samePage = url.pathname + url.search === urlOf(location) && url.hash
  if (samePage) return
  event.preventDefault()
  event.stopPropagation()
  if (kindOfUrl(url) === 'page') location.assign(url)
  else say(`A pré-visualização não sai do site: ${url.protocol.startsWith('http') ? url.host : anchor.href}`)
}

if (bar) {
  const editors = (bar.dataset.editors ?? '').split(' ').filter(Boolean)
  const official = bar.dataset.bridge
  if (official) loadOfficialBridge(official, editors, (message) => follow(message, undefined))
  else {
    let outlines: ReturnType<typeof createOutlines> | undefined
    const bridge: Bridge | undefined = openBridge(editors, (message) => follow(message, outlines))
    const button = bar.querySelector<HTMLButtonElement>('.qp-preview__walk')
    if (bridge) outlines = createOutlines(bridge)
    if (button) outlines?.walk(button)
  }
  if (parent !== window) bar.querySelector('.qp-preview__leave')?.remove() // the published page may not be framed
  document.addEventListener('click', keepInside, true)
  bar.dataset.listens = ''
}
