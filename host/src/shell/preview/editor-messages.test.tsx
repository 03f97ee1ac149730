import { waitFor } from '@testing-library/react'
import type { EditorMessage } from './bridge'
import { messages, story, unheeded } from './testing/editor-messages'

const editor = 'https://app.storyblok.com'
const script = `${editor}/f/storyblok-v2-latest.js`

const payload = {
  title: 'Luz',
  body: '<p data-blok-c="{}" data-blok-uid="134829-block-1">Como está agora</p><p>Outro</p>',
  styles: [],
  page: { path: '/guias/luz', build: 'b1', slots: [], remotes: {} },
}

/** The editor's window around the page, and the messages it received. */
const around = { postMessage: jest.fn() }
const asked: { url: string; body: unknown }[] = []

/** The page as the host prints it for an editor, with its script run. */
async function open(bridge: string | undefined) {
  document.body.innerHTML = `
    <aside id="qp-preview" data-editors="${editor}"${bridge ? ` data-bridge="${bridge}"` : ''}>
      <p class="qp-preview__note"></p><div class="qp-preview__findings"></div>
      <form class="qp-preview__leave"></form>
    </aside>
    <main id="qp-page-body">${payload.body}</main>
    <script type="application/json" id="qp-page">${JSON.stringify(payload.page)}</script>`
  await jest.isolateModulesAsync(async () => {
    await import('./preview')
  })
}

function say(data: object, from: { source?: unknown; origin?: string } = {}) {
  const message = new MessageEvent('message', { data, origin: from.origin ?? editor })
  Object.defineProperty(message, 'source', { value: 'source' in from ? from.source : around })
  window.dispatchEvent(message)
}

const block = () => document.querySelector('[data-blok-uid="134829-block-1"]')

/** Listeners of a page, removed so that none gets messages for the next one. */
const heard: (() => void)[] = []

function noteListeners(target: Window | Document) {
  const listen = target.addEventListener.bind(target)
  jest.spyOn(target, 'addEventListener').mockImplementation((...what) => {
    const [type, listener, options] = what
    listen(type, listener, options)
    heard.push(() => target.removeEventListener(type, listener, options))
  })
}

afterEach(() => {
  for (const forget of heard.splice(0)) forget()
  jest.restoreAllMocks()
})

beforeEach(() => {
  noteListeners(window)
  noteListeners(document)
  Object.defineProperty(window, 'parent', { configurable: true, value: around })
  around.postMessage.mockClear()
  asked.length = 0
  history.replaceState(undefined, '', '/guias/luz?_storyblok=134829')
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push({ url: String(url), body: init?.body && JSON.parse(String(init.body)) })
    const told = String(url).includes('findings') ? { html: '<p>Nada a corrigir</p>' } : payload
    return new Response(JSON.stringify(told))
  })
})

const refreshed = '/guias/luz/_payload.json?b1&_storyblok=134829'
const paths = () => asked.map(({ url }) => url)

describe('a page that speaks the bridge itself', () => {
  it('announces itself, to the editor alone', async () => {
    await open(undefined)
    expect(around.postMessage.mock.calls).toEqual([[{ action: 'initialized', config: {} }, editor]])
  })

  it('draws the story as it is typed', async () => {
    await open(undefined)
    say(messages.input)
    await waitFor(() => expect(document.getElementById('qp-page-body')).toHaveTextContent('Como está agora'))
    const url = '/api/preview/render?_storyblok=134829'
    expect(asked[0]).toEqual({ url, body: { path: '/guias/luz', query: '_storyblok=134829', story } })
  })

  it.each([
    ['change', 'draft'],
    ['published', 'published'],
    ['unpublished', 'published'],
  ] as const)('fetches the page again after %s', async (name, saved) => {
    await open(undefined)
    say(messages[name])
    await waitFor(() => expect(paths()).toEqual([refreshed, '/api/preview/findings?_storyblok=134829']))
    expect(asked[1]?.body).toMatchObject({ path: '/guias/luz', saved })
  })

  it('follows a story to its new address', async () => {
    await open(undefined)
    const loads = jest.spyOn(console, 'error').mockImplementation(() => {})
    say(messages.moved)
    expect(String(loads.mock.calls[0])).toContain('Not implemented: navigation')
    expect(asked).toEqual([])
  })

  it.each([
    ['enterEditmode', 'data-qp-picked'],
    ['enterComponent', 'data-qp-picked'],
    ['hoverComponent', 'data-qp-hovered'],
    ['highlightComponent', 'data-qp-hovered'],
  ] as const)('shows the block of %s, until none is chosen', async (name, mark) => {
    await open(undefined)
    Element.prototype.scrollIntoView = () => {}
    say(messages[name])
    expect(block()).toHaveAttribute(mark)
    if (mark === 'data-qp-picked') {
      say(messages.deselectBlok)
      expect(block()).not.toHaveAttribute(mark)
    }
  })

  it.each(unheeded)('leaves the page as it is at $action', async (message) => {
    await open(undefined)
    const before = document.body.innerHTML
    say(message)
    expect(document.body.innerHTML).toBe(before)
    expect(asked).toEqual([])
  })

  it.each([
    ['another site', { origin: 'https://app.storyblok.com.example.pt' }],
    ['another window', { source: {} }],
  ])('hears nothing from %s', async (_, from) => {
    await open(undefined)
    say(messages.change, from)
    say(messages.enterComponent, from)
    expect(asked).toEqual([])
    expect(block()).not.toHaveAttribute('data-qp-picked')
  })
})

describe("a page with the editor's own script", () => {
  /** As that script calls its listeners: each with the message as it came. */
  const listeners = new Map<string, (message: EditorMessage) => void>()
  const made = jest.fn()

  beforeEach(() => {
    listeners.clear()
    made.mockClear()
    Object.assign(globalThis, {
      StoryblokBridge: class {
        constructor(options: object) {
          made(options)
        }
        on(actions: readonly string[], heard: (message: EditorMessage) => void) {
          for (const action of actions) listeners.set(action, heard)
        }
      },
    })
  })

  async function loaded() {
    await open(script)
    const added = document.querySelector<HTMLScriptElement>(`script[src="${script}"]`)
    added?.dispatchEvent(new Event('load'))
  }

  it('draws the story as it is typed', async () => {
    await loaded()
    listeners.get('input')?.(messages.input)
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ story }))
  })
})
