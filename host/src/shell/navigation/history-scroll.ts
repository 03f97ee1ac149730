const positions = new Map<string, readonly [number, number]>()
let entry = ''

const keyOf = (state: unknown) => (state as { qp?: string } | null)?.qp ?? 'start'

/** From now on scrolling is restored by us, except when the browser itself reloads or leaves the site. */
export function takeOverScroll() {
  entry = keyOf(history.state)
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Notes where the page on screen is scrolled to, under its own history entry. */
export const keepScroll = () => void positions.set(entry, [scrollX, scrollY])

export function pushEntry(url: string, replace: boolean) {
  if (!replace) entry = crypto.randomUUID()
  history[replace ? 'replaceState' : 'pushState']({ qp: entry }, '', url)
}

/** After back or forward: the entry now current. */
export function enterEntry() {
  entry = keyOf(history.state)
}

/** As browsers do: a fragment that cannot be decoded is looked for as it is written. */
function fragmentOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Back and forward return to where the visitor was; a hash goes to its element; a new page starts at the top. */
export function placeScroll(hash: string, restore: boolean) {
  const known = restore ? positions.get(entry) : undefined
  const target = hash ? document.getElementById(fragmentOf(hash)) : null
  if (known) scrollTo(...known)
  else if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}
