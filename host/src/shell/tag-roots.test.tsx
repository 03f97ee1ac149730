import { isWatched, watchTags } from './tag-roots'

const seen: Element[] = []
let watch: ReturnType<typeof watchTags>
const start = () => {
  watch = watchTags((tag) => seen.push(tag))
}
/** Observers run after the current task. */
const settle = () => new Promise<void>((done) => setTimeout(done))

function shadowOn(parent: ParentNode & Node, mode: ShadowRootMode = 'open') {
  const host = parent.appendChild(document.createElement('their-card'))
  return host.attachShadow({ mode })
}
const put = (parent: ParentNode & Node) => parent.appendChild(document.createElement('qp-imi'))

beforeEach(() => {
  document.body.replaceChildren()
  seen.length = 0
  Reflect.deleteProperty(window, 'qpRoots')
})
afterEach(() => watch.stop())

it('finds what comes later, in a root that it knows and in one that comes along', async () => {
  const known = shadowOn(document.body)
  start()
  const tags = [put(known), put(shadowOn(document.body))]
  await settle()
  expect(new Set(seen)).toEqual(new Set(tags))
})

it.each(['before', 'after'])(
  'looks into a closed root that the page announces %s this script came',
  (when) => {
    const closed = shadowOn(document.body, 'closed')
    const tag = put(closed)
    if (when === 'before') Object.assign(window, { qpRoots: [closed] })
    start()
    if (when === 'after') (window as unknown as { qpRoots: ShadowRoot[] }).qpRoots.push(closed)
    expect(seen).toEqual([tag])
    expect(watch.all('qp-imi')).toEqual([tag])
  },
)

it('looks once into each root, not into our own tags, and forgets what left the page', () => {
  const own = put(document.body).attachShadow({ mode: 'open' })
  put(own)
  const theirs = shadowOn(document.body)
  put(theirs)
  start()
  ;(window as unknown as { qpRoots: ShadowRoot[] }).qpRoots.push(theirs)
  expect(seen).toEqual([own.host, ...watch.all('qp-imi').filter((tag) => tag !== own.host)])
  expect(seen).toHaveLength(2)
  theirs.host.remove()
  expect(watch.all('qp-imi')).toEqual([own.host])
})

it('shows a second script that the page is watched, but takes the page’s own list for none', () => {
  expect(isWatched()).toBe(false)
  Object.assign(window, { qpRoots: [] })
  expect(isWatched()).toBe(false)
  start()
  expect(isWatched()).toBe(true)
})
