/** Where each entry of the history was scrolled to, by the key that its state carries. */
const positions = new Map<string, readonly [number, number]>()
let entry = ''

/** The key of the current entry. One that the browser made itself (the first, a link to a place on the page) gets its own now. */
function keyOfEntry(): string {
  const known = (history.state as { qp?: string } | null)?.qp
  if (known) return known
  const key = crypto.randomUUID()
  history.replaceState({ ...history.state, qp: key }, '')
  return key
}

/** Notes where the page on screen is scrolled to, under its own history entry. */
const keepScroll = () => void positions.set(entry, [scrollX, scrollY])

/** From now on scrolling is restored by us, except when the browser itself reloads or leaves the site. */
export function takeOverScroll() {
  entry = keyOfEntry()
  history.scrollRestoration = 'manual'
  // The browser fires no event before it follows a link to a place on the page: the last place must be known already.
  addEventListener('scroll', keepScroll, { passive: true })
  keepScroll()
  addEventListener('popstate', ({ state }) => {
    if (state === null) enterEntry() // such a link was followed
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

export function pushEntry(url: string, replace: boolean) {
  keepScroll()
  if (!replace) entry = crypto.randomUUID()
  history[replace ? 'replaceState' : 'pushState']({ qp: entry }, '', url)
}

/**
 * Back or forward begins: the page on screen is still where it was left, and a busy phone may not have reported the
 * last scroll. An entry that the browser places itself may have moved it already.
 */
export function leaveEntry() {
  if (history.scrollRestoration === 'manual') keepScroll()
}

/** After back, forward or a link to a place on the page: the entry now current. */
export function enterEntry() {
  entry = keyOfEntry()
}

/** An entry from before we took over is the browser's own to restore, as long as it is of the page on screen. */
export function isPlacedByBrowser(): boolean {
  if (history.scrollRestoration === 'manual') return false
  history.scrollRestoration = 'manual'
  return true
}

/** As browsers do: a fragment that cannot be decoded is looked for as it is written. */
function fragmentOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Opens the folds around a place, as the browser does when it follows a link there itself. */
function unfold(place: Element) {
  const fold = place.parentElement?.closest('details')
  if (!fold) return
  fold.open = true
  unfold(fold)
}

/** Back and forward return to where the visitor was; a hash goes to its element; a new page starts at the top. */
export function placeScroll(hash: string, restore: boolean) {
  const known = restore ? positions.get(entry) : undefined
  const target = hash ? document.getElementById(fragmentOf(hash)) : null
  if (!known && target) {
    unfold(target)
    return target.scrollIntoView()
  }
  const [left, top] = known ?? [0, 0]
  scrollTo({ left, top, behavior: 'instant' })
}
