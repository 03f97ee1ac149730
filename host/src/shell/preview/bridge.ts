/** Messages of the editor to a page. https://www.storyblok.com/docs/packages/storyblok-preview-bridge (read 2026-11-22) */
export type EditorMessage =
  | { readonly action: 'input'; readonly story: unknown }
  | {
      readonly action: 'change' | 'published' | 'unpublished'
      readonly slug?: string
      readonly slugChanged?: boolean
    }
  | { readonly action: 'enterEditmode'; readonly storyId?: number; readonly blockId?: string }
  | {
      readonly action: 'enterComponent' | 'hoverComponent' | 'highlightComponent'
      readonly storyId: number
      readonly componentId: string
    }
  | { readonly action: 'deselectBlok' }

/** Messages of a page to the editor. */
type PageMessage =
  | { readonly action: 'initialized' | 'ping' | 'noFocus' }
  | { readonly action: 'edit'; readonly dataC: unknown }

export interface Bridge {
  say(message: PageMessage): void
}

interface OfficialBridge {
  on(actions: readonly string[], heard: (message: EditorMessage) => void): void
}
declare const StoryblokBridge: new (options: object) => OfficialBridge

const isMessage = (data: unknown): data is EditorMessage =>
  typeof data === 'object' && data !== null && 'action' in data && typeof data.action === 'string'

/** The editor around this frame, where the browser reveals it; else all that may be it. */
const around = (editors: readonly string[]) => {
  const parents = location.ancestorOrigins
  return editors.filter((editor) => parents === undefined || parents[0] === editor)
}

/** Exchanges messages with the editor around this frame only. Undefined where there is none. */
export function openBridge(
  editors: readonly string[],
  heard: (message: EditorMessage) => void,
): Bridge | undefined {
  if (parent === window) return undefined
  const to = around(editors)
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && to.includes(origin) && isMessage(data)) heard(data)
  })
  const say = (message: PageMessage) => {
    for (const origin of to) parent.postMessage({ ...message, config: {} }, origin)
  }
  say({ action: 'initialized' })
  return { say }
}

/** Storyblok's own script: it draws the outlines and answers clicks itself. */
export function loadOfficialBridge(
  url: string,
  editors: readonly string[],
  heard: (message: EditorMessage) => void,
) {
  if (parent === window) return
  const script = document.createElement('script')
  script.src = url
  script.addEventListener('load', () => {
    const own = new URL(url).origin
    const [customParent] = around(editors)
    const bridge = new StoryblokBridge(customParent && customParent !== own ? { customParent } : {})
    bridge.on(['input', 'change', 'published', 'unpublished'], heard)
  })
  document.body.append(script)
}
