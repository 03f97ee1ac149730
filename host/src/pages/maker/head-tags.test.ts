import type { Page } from '../page-parts/page'
import type { PageHead } from '../page-parts/page-head'
import { headTags, structuredTags } from './head-tags'

const head: PageHead = {
  type: 'article',
  image: { src: '/assets/a.png', alt: 'Casa', width: 1200, height: 630 },
  structured: [{ '@type': 'Article', headline: '</script><b>"' }],
  feed: '/blog/rss.xml',
}
const page = {
  title: 'Luz & gás',
  description: 'Sobre "luz"',
  canonical: '/blog?pagina=2',
  noIndex: false,
  head,
}
const tagsOf = (more: Partial<Page> = {}, origin: string | undefined = 'https://queropoupar.example') =>
  headTags({ ...page, ...more } as Page, { siteName: 'Quero Poupar', origin })

it('names the one address, the preview and the feed of a page, all whole and escaped', () => {
  const tags = tagsOf()
  for (const tag of [
    '<link rel="canonical" href="https://queropoupar.example/blog?pagina=2">',
    '<meta property="og:url" content="https://queropoupar.example/blog?pagina=2">',
    '<meta property="og:title" content="Luz &amp; gás">',
    '<meta property="og:description" content="Sobre &quot;luz&quot;">',
    '<meta property="og:type" content="article">',
    '<meta property="og:image" content="https://queropoupar.example/assets/a.png">',
    '<meta property="og:image:width" content="1200">',
    '<link rel="alternate" type="application/rss+xml" title="Quero Poupar" href="/blog/rss.xml">',
  ])
    expect(tags).toContain(tag)
})

it('keeps structured data inside its element', () => {
  const [, text = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(structuredTags(page as Page)) ?? []
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...head.structured[0] })
})

it('leaves a picture of another origin where it is, and a page without one without', () => {
  const image = { src: 'https://a.storyblok.com/f/1/x.png', alt: '' }
  expect(tagsOf({ head: { ...head, image } })).toContain('content="https://a.storyblok.com/f/1/x.png"')
  expect(tagsOf({ head: { ...head, image: undefined } })).not.toContain('og:image')
})

it('recommends no address for a page that is in no index', () => {
  expect(tagsOf({ noIndex: true })).toBe('<meta name="robots" content="noindex">')
  expect(structuredTags({ ...page, noIndex: true } as Page)).toBe('')
})
