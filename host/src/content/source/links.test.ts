import { contentImage, contentVideo } from './assets'
import { knownLink, withKnownLinks } from './known-links'
import { contentLink, safeUrl, sitePath } from './links'
import cases from './testing/links.json'

const typed = (url: string, more = {}) => ({ linktype: 'url', url, ...more })
const story = (cached_url: string, more = {}) => ({ linktype: 'story', cached_url, ...more })

it.each(cases.hrefs as [object, string][])('%j leads to %s', (link, href) =>
  expect(contentLink(link)?.href).toBe(href),
)

it.each(cases.attributes as [object, object][])('of the attributes %j a link keeps %j', (given, kept) =>
  expect(contentLink(typed('/guias', given))).toEqual({ href: '/guias', ...kept }),
)

it.each(cases.refused)('refuses %j', (url) => {
  expect(safeUrl(url)).toBeUndefined()
  expect(contentLink(typed(url))).toBeUndefined()
  expect(contentImage({ filename: url })).toBeUndefined()
})

it('refuses a story link that hides a scheme', () =>
  expect(contentLink(story('javascript:alert(1)'))).toBeUndefined())

it('reads the path a link leads to on the site', () => {
  expect(sitePath('/guias/luz/?a=1#b')).toBe('/guias/luz')
  expect(sitePath('/')).toBe('/')
  expect(sitePath('https://www.erse.pt/')).toBeUndefined()
})

it('reads images with their size and videos with one or many sources', () => {
  const src = 'https://a.storyblok.com/f/1/800x600/x/luz.png'
  const image = contentImage({ filename: src, alt: 'Luz' })
  expect(image).toEqual({ src, alt: 'Luz', width: 800, height: 600 })
  const file = (filename: string) => ({ filename })
  const many = { sources: [file('/a.webm'), file('data:x')], poster: file('/p.png') }
  expect(contentVideo(many)).toEqual({ sources: ['/a.webm'], poster: '/p.png' })
  const one = file('/a.mp4')
  for (const given of [one, { source: one }, { sources: one, poster: file('') }])
    expect(contentVideo(given)).toEqual({ sources: ['/a.mp4'] })
  for (const empty of [undefined, {}, { sources: [] }, { sources: [{ filename: 'javascript:x' }] }])
    expect(contentVideo(empty)).toBeUndefined()
})

it('leaves out menu entries, groups and columns that lead nowhere', () => {
  const entry = (text: string, slug: string, links: object[] = []) => ({ text, link: story(slug), links })
  const column = (title: string, link: object) => ({
    component: 'footerColumn',
    title,
    links: [{ text: title, link }],
  })
  const categories = [
    entry('Energia', 'energia'),
    entry('Crédito', 'credito', [entry('Casa', 'credito-habitacao')]),
    entry('Guias', '', [{ text: 'Luz', link: story('guias/luz') }]),
    { text: 'Mau', link: typed('javascript:alert(1)') },
  ]
  const erse = typed('https://www.erse.pt/', { target: '_blank' })
  const layout = {
    navbar: [{ component: 'navbar', categories }],
    footer: [column('Casa', story('credito-habitacao')), column('ERSE', erse)],
  }
  const known = new Set(['/energia', '/guias/luz'])
  const { navbar, footer } = withKnownLinks(layout, (path) => known.has(path))
  expect(navbar[0]?.categories).toEqual([
    { text: 'Energia', link: { href: '/energia' }, links: [] },
    { text: 'Guias', links: [{ text: 'Luz', link: { href: '/guias/luz' } }] },
  ])
  expect(footer).toEqual([column('ERSE', { href: 'https://www.erse.pt/', target: '_blank' })])
})

it('promises nothing that is not there, even below a known page', () => {
  const known = (path: string) => ['/', '/credito-pessoal'].includes(path)
  const of = (url: string, more = {}) => knownLink(typed(url, more), known)
  expect(of('/credito-pessoal/simular?finalidade=carro#passo')).toBeUndefined()
  expect(of('/seguros')).toBeUndefined()
  const kept = { href: '/credito-pessoal?a=1#b', target: '_blank' }
  expect(of('/credito-pessoal?a=1#b', { target: '_blank' })).toEqual(kept)
  for (const href of ['/assets/ficha.pdf', 'https://www.erse.pt/']) expect(of(href)).toEqual({ href })
})
