import { el } from './dom'
import { markOf } from './lens-styles'
import { drawOutlines } from './outlines'
import type { Known } from './ownership'
import { livedBy, type Seen, seenSlots } from './seen-slots'
import { asleepWords, livedWords, numbersText, weightWords, words } from './words'

/** Between two checks for events, in ms. */
const calm = 1000

interface Line {
  readonly seen: Seen
  readonly button: HTMLButtonElement
  readonly lived: HTMLElement
}

/** Words about a slot; the shell and unknown ones have only local events. */
function aboutOf({ remote, version, tag, asleep }: Seen, known: Known, lived: HTMLElement) {
  const owned = known.tagOf(remote, version, tag)
  if (asleep) return asleepWords(owned ?? {}, known.hours).map((text) => el('span', {}, text))
  if (!owned) return [lived]
  return [el('span', {}, weightWords(owned)), lived, el('span', {}, numbersText(owned, known.hours))]
}

function lineOf(seen: Seen, known: Known, mark: string): Line {
  const { remote, version, tag, element } = seen
  const owner = element ? (known.versionOf(remote, version)?.owner ?? words.unknown) : words.shell
  const lived = el('span')
  const button = el(
    'button',
    { type: 'button', class: 'slot', 'aria-pressed': 'false' },
    el('strong', {}, owner),
    el('span', {}, [`${remote}@${version}`, tag].filter(Boolean).join(' · ')),
    ...aboutOf(seen, known, lived),
  )
  button.style.setProperty('--mark', mark)
  return { seen, button, lived }
}

/** Lists and outlines the slots of the page on screen. Returns a function that removes both. */
export function showSlots(root: ParentNode, list: HTMLElement, known: Known): () => void {
  const slots = seenSlots(known)
  const remotes = [...new Set(slots.map(({ remote }) => remote))]
  const mark = ({ remote }: Seen) => markOf(remote, remotes)
  const lines = slots.map((seen) => lineOf(seen, known, mark(seen)))
  const outlines = drawOutlines(root, slots, (seen) => ({
    mark: mark(seen),
    name: `${seen.tag} · ${seen.remote}@${seen.version}`,
  }))
  const choose = ({ seen, button }: Line) => {
    const off = button.getAttribute('aria-pressed') === 'true'
    for (const one of lines) one.button.setAttribute('aria-pressed', String(!off && one.button === button))
    outlines.choose(off ? undefined : seen)
    if (!off) seen.element?.scrollIntoView({ block: 'nearest' })
  }
  for (const line of lines) line.button.addEventListener('click', () => choose(line))
  const look = () => {
    for (const { seen, lived } of lines) {
      const now = livedBy(seen)
      const text = `${words.here}: ${livedWords(now)}`
      if (lived.textContent !== text) lived.textContent = text
      lived.className = now.errors > 0 ? 'bad' : ''
    }
  }
  look()
  const looking = setInterval(look, calm)
  list.replaceChildren(...lines.map(({ button }) => el('li', {}, button)))
  return () => {
    clearInterval(looking)
    outlines.stop()
  }
}
