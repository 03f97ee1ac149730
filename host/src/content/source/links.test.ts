import { contentImage, contentVideo } from './assets'
import { knownLink, withKnownLinks } from './known-links'
import { contentLink, safeUrl, sitePath } from './links'

const asset = (url: string) => ({ linktype: 'asset', url })
const typed = (url: string) => ({ linktype: 'url', url })

it.each([
  [{ linktype: 'story', cached_url: 'energia/simular/' }, '/energia/simular'],
  [{ linktype: 'story', cached_url: 'home' }, '/'],
  [{ linktype: 'story', cached_url: 'antigo', story: { full_slug: 'novo' } }, '/novo'],
  [
    { linktype: 'story', cached_url: 'blog', category: 'category=energia', anchor: 'topo' },
    '/blog?category=energia#topo',
  ],
  [{ linktype: 'story', cached_url: 'blog', category: 'casa e luz' }, '/blog?category=casa%20e%20luz'],
  [{ linktype: 'url', url: 'https://www.erse.pt/' }, 'https://www.erse.pt/'],
  [{ linktype: 'url', url: 'www.erse.pt/a b' }, 'https://www.erse.pt/a%20b'],
  [{ linktype: 'url', url: 'https://https://www.erse.pt' }, 'https://www.erse.pt'],
  [{ linktype: 'url', url: 'ola@exemplo.pt' }, 'mailto:ola@exemplo.pt'],
  [asset('https://a.storyblok.com/f/1/ficha.pdf'), 'https://a.storyblok.com/f/1/ficha.pdf'],
  [{ linktype: 'story', url: 'energia/simular', cached_url: 'antigo' }, '/energia/simular'],
  [{ linktype: 'story', cached_url: '', url: 'home', anchor: '#como-funciona' }, '/#como-funciona'],
  [{ linktype: 'url', url: '/blog?a=1#topo', category: 'luz' }, '/blog?a=1&category=luz#topo'],
  [{ linktype: 'url', url: '#dupla%20tarifa' }, '#dupla%20tarifa'],
  [{ linktype: 'url', url: '#100%' }, '#100%25'],
  [{ linktype: 'url', url: 'https://app.example/#/rota?a=1' }, 'https://app.example/#/rota?a=1'],
  [typed('/guias#:~:text=tarifa%20social,-s%C3%B3'), '/guias#:~:text=tarifa%20social,-s%C3%B3'],
  [{ linktype: 'url', url: '/guias', anchor: 'quanto custa?' }, '/guias#quanto%20custa?'],
  [asset('https://a.storyblok.com/f/1/Ficha técnica.pdf'), 'https://a.storyblok.com/f/1/Ficha%20técnica.pdf'],
  [typed('mailto:ola@x.pt?subject=Um pedido&body=Olá'), 'mailto:ola@x.pt?subject=Um%20pedido&body=Olá'],
  [{ linktype: 'email', email: 'mailto:ola@x.pt' }, 'mailto:ola@x.pt'],
  [{ linktype: 'url', url: 'tel:+351 211 165 765' }, 'tel:+351211165765'],
  // An anchor alone.
  [{ linktype: 'url', url: '', anchor: 'fim' }, '#fim'],
  [{ linktype: 'story', cached_url: '', anchor: '#fim' }, '#fim'],
  [asset('//a2-us.storyblok.com/f/1/x/guia.pdf'), 'https://a2-us.storyblok.com/f/1/x/guia.pdf'],
  [{ linktype: 'asset', url: '', cached_url: '/assets/guia.pdf' }, '/assets/guia.pdf'],
])('%j leads to %s', (link, href) => expect(contentLink(link)?.href).toBe(href))

it.each([
  [{ rel: 'nofollow sponsored' }, { rel: 'nofollow sponsored' }],
  [{ custom: { rel: 'Sponsored, ugc  ugc', title: ' Ver ' } }, { rel: 'sponsored ugc', title: 'Ver' }],
  [{ rel: 'stylesheet opener prefetch', title: '' }, {}],
  [{ rel: ['nofollow'], title: { a: 1 } }, {}],
])('of the attributes %j a link keeps %j', (given, kept) =>
  expect(contentLink({ linktype: 'url', url: '/guias', ...given })).toEqual({ href: '/guias', ...kept }),
)

it.each([
  'java script:alert(1)',
  ' / /evil.example',
  'ht tps://x.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '',
])('refuses %j', (url) => {
  expect(safeUrl(url)).toBeUndefined()
  expect(contentLink({ linktype: 'url', url })).toBeUndefined()
  expect(contentImage({ filename: url })).toBeUndefined()
})

it('refuses a story link that hides a scheme', () =>
  expect(contentLink({ linktype: 'story', cached_url: 'javascript:alert(1)' })).toBeUndefined())

it('reads the path a link leads to on the site', () => {
  expect(sitePath('/guias/luz/?a=1#b')).toBe('/guias/luz')
  expect(sitePath('/')).toBe('/')
  expect(sitePath('https://www.erse.pt/')).toBeUndefined()
})

it('reads images with their size and videos with one or many sources', () => {
  expect(contentImage({ filename: 'https://a.storyblok.com/f/1/800x600/x/luz.png', alt: 'Luz' })).toEqual({
    src: 'https://a.storyblok.com/f/1/800x600/x/luz.png',
    alt: 'Luz',
    width: 800,
    height: 600,
  })
  expect(
    contentVideo({
      sources: [{ filename: '/a.webm' }, { filename: 'data:x' }],
      poster: { filename: '/p.png' },
    }),
  ).toEqual({ sources: ['/a.webm'], poster: '/p.png' })
  expect(contentVideo({ filename: '/a.mp4' })).toEqual({ sources: ['/a.mp4'] })
  expect(contentVideo({ source: { filename: '/a.mp4' } })).toEqual({ sources: ['/a.mp4'] })
  expect(contentVideo({ sources: { filename: '/a.mp4' }, poster: { filename: '' } })).toEqual({
    sources: ['/a.mp4'],
  })
  for (const empty of [undefined, {}, { sources: [] }, { sources: [{ filename: 'javascript:x' }] }])
    expect(contentVideo(empty)).toBeUndefined()
})

it('leaves out menu entries, groups and columns that lead nowhere', () => {
  const story = (slug: string) => ({ linktype: 'story', cached_url: slug })
  const layout = {
    navbar: [
      {
        component: 'navbar',
        categories: [
          { text: 'Energia', link: story('energia'), links: [] },
          {
            text: 'Crédito',
            link: story('credito'),
            links: [{ text: 'Casa', link: story('credito-habitacao') }],
          },
          {
            text: 'Guias',
            link: { linktype: 'story', cached_url: '' },
            links: [{ text: 'Luz', link: story('guias/luz') }],
          },
          { text: 'Mau', link: { linktype: 'url', url: 'javascript:alert(1)' } },
        ],
      },
    ],
    footer: [
      {
        component: 'footerColumn',
        title: 'Crédito',
        links: [{ text: 'Casa', link: story('credito-habitacao') }],
      },
      {
        component: 'footerColumn',
        title: 'ERSE',
        links: [{ text: 'ERSE', link: { linktype: 'url', url: 'https://www.erse.pt/', target: '_blank' } }],
      },
    ],
  }
  const known = new Set(['/energia', '/guias/luz'])
  const { navbar, footer } = withKnownLinks(layout, (path) => known.has(path))
  expect(navbar[0]?.categories).toEqual([
    { text: 'Energia', link: { href: '/energia' }, links: [] },
    { text: 'Guias', links: [{ text: 'Luz', link: { href: '/guias/luz' } }] },
  ])
  expect(footer).toEqual([
    {
      component: 'footerColumn',
      title: 'ERSE',
      links: [{ text: 'ERSE', link: { href: 'https://www.erse.pt/', target: '_blank' } }],
    },
  ])
})

it('promises nothing that is not there, whatever stands above it', () => {
  const known = (path: string) => ['/', '/credito-pessoal'].includes(path)
  const link = (url: string) => ({ linktype: 'url', url })
  expect(knownLink(link('/credito-pessoal/simular?finalidade=carro#passo'), known)).toBeUndefined()
  expect(knownLink(link('/seguros'), known)).toBeUndefined()
  expect(knownLink({ ...link('/credito-pessoal?a=1#b'), target: '_blank' }, known)).toEqual({
    href: '/credito-pessoal?a=1#b',
    target: '_blank',
  })
  expect(knownLink(link('/assets/ficha.pdf'), known)).toEqual({ href: '/assets/ficha.pdf' })
  expect(knownLink(link('https://www.erse.pt/'), known)).toEqual({ href: 'https://www.erse.pt/' })
})
