import type { ElementsCatalogue } from 'shared-lib/contract/elements-catalogue'
import { fitFrames } from './embed/fit-frames'
import { foreignFallback } from './foreign-fallback'
import { report } from './report'
import { isWatched, watchTags } from './tag-roots'
import { fetchJson } from './timed-fetch'

// `/elements.js`: our tags on any page. It does nothing on our own pages, where the shell does the same work, or with
// another copy running: `?ver=` in an address makes a second module of the same script.

/** This script's own site: the catalogue, the API and every relative URL belong to it. A page may have an elements.js of its own. */
const { origin } = new URL(import.meta.url)

const asked = new Set<string>()
let catalogue: Promise<ElementsCatalogue> | undefined

let code: Promise<typeof import('./foreign')> | undefined
let tries = 0

/** A browser remembers a failed import by its address: each try has another one. */
const loadCode = () => {
  code ??= import(/* webpackIgnore: true */ `./foreign.js#${tries++}`).catch((error) => {
    code = undefined
    throw error
  })
  return code
}

const tagsOf = (tag: string): readonly HTMLElement[] => tags?.all(tag) ?? []

/** A tag whose widget cannot be loaded shows the partner's content in it, or the placeholder. */
function fallBack(tag: string, fallback: string | undefined) {
  for (const host of tagsOf(tag)) if (!host.hasChildNodes()) host.append(foreignFallback(origin, fallback))
}

/** Waits between tries of a failed load, in ms. After the last, only a connection that comes back brings another try. */
const waits = [5_000, 30_000, 120_000]
const missing = new Set<() => void>()

function tryMissing() {
  for (const again of [...missing]) {
    missing.delete(again)
    again()
  }
}

function tryLater(again: () => void) {
  missing.add(again)
  const wait = missing.size > 1 ? undefined : waits.shift()
  // Pages of many visitors must not all come back in the same second.
  if (wait) setTimeout(tryMissing, wait * (1 + Math.random()))
}

async function define(tag: string) {
  asked.add(tag)
  catalogue ??= fetchJson(`${origin}/api/elements.json`)
  let fallback: string | undefined
  let remote: string | undefined
  try {
    const offered = await catalogue
    const element = offered.elements.find((one) => one.tag === tag)
    if (!element) return report('unknown tag', { tag, error: 'no micro-frontend offers it' }, origin)
    fallback = element.fallback
    const { defineForeign } = await loadCode()
    remote = element.remote
    await defineForeign(origin, offered, element, tagsOf(tag), tryLater)
  } catch (error) {
    if (!remote) catalogue = undefined
    fallBack(tag, fallback)
    report(remote ? 'slot failed' : 'elements', { remote, tag, error }, origin)
    asked.delete(tag)
    tryLater(() => asked.has(tag) || void define(tag))
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      const tag = target.localName
      if (!asked.has(tag)) void define(tag)
    }
  },
  { rootMargin: '200px' },
)

const isInactive = document.getElementById('qp-page') !== null || isWatched()
const tags = isInactive
  ? undefined
  : watchTags((tag) => {
      if (!asked.has(tag.localName)) near.observe(tag)
    })
if (tags) {
  fitFrames(origin, () => tags.all('iframe'))
  addEventListener('online', tryMissing)
}
