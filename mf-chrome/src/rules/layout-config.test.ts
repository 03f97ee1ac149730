import { ourConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import { fillWords } from './fill-words'
import { readLayout } from './layout-config'
import { readLink } from './layout-link'
import { layoutStory } from './layout-story.fixture'
import cases from './testing/layout-config.json'

describe('the layout story', () => {
  it('is read into a logo, categories, side button and footer blocks', () => {
    const { navbar, footer } = readLayout(layoutStory)
    expect(navbar.logo).toEqual({
      kind: 'image',
      src: '/logo.svg',
      alt: 'Quero Poupar, início',
      link: { href: '/' },
    })
    expect(navbar.categories.map(({ text }) => text)).toEqual(['Energia', 'Blog', 'Aprender'])
    expect(navbar.categories[0]?.links).toEqual([
      {
        title: 'Simular',
        links: [{ text: 'Simular eletricidade e gás', link: { href: '/energia/simular' } }],
      },
      { text: 'Tarifas de hoje', link: { href: '/energia/tarifas' } },
    ])
    expect(navbar.sideButton).toMatchObject({
      navbarBtnId: 'btn-poupar',
      newsletterSubmitBtnId: 'btn-newsletter',
    })
    expect(footer.columns.map(({ title }) => title)).toEqual(['Produtos', 'Aprender', 'Última'])
    expect(footer.columns[0]?.links[1]?.link).toEqual({ href: '/termos-condicoes-gerais', target: '_blank' })
    expect(footer.social[0]?.socialNetwork).toBe('Instagram')
    expect(footer.disclaimers[0]?.link?.link.href).toBe('https://clientebancario.bportugal.pt')
    expect(footer.complaintsBook?.text).toBe('Livro de Reclamações')
  })

  it('takes logo and side button from lists inside a navbar item too', () => {
    const [logo, categories, , sideButton] = layoutStory.navbar
    const nested = { navbar: [{ ...categories, logo: [logo], sideBtn: [sideButton] }] }
    expect(readLayout(nested).navbar).toEqual(readLayout(layoutStory).navbar)
  })

  it.each([undefined, null, 'texto', 7, [], { navbar: 'x', footer: {} }, { navbar: [null, 3, []] }])(
    'reads %j as an empty layout',
    (content) => {
      const { navbar, footer } = readLayout(content)
      expect(navbar).toEqual({ categories: [], labels: expect.objectContaining({ menu: 'Menu' }) })
      expect(footer).toMatchObject({ columns: [], essentialLinks: [], social: [], disclaimers: [] })
      expect(footer.contact).toEqual({ title: 'Precisas de ajuda?' })
      expect(footer.newsletter).toMatchObject({ button: 'Receber', consent: ourConsentWords })
      const words = { ...navbar.labels, ...footer.labels, ...footer.newsletter, consent: 'x' }
      for (const text of Object.values(words)) expect(text).toMatch(/\S/)
    },
  )

  it('takes names of menus and buttons from wherever in the list they are', () => {
    const { navbar, footer } = readLayout({
      navbar: [{ menuLabel: 'Abrir menu', overviewLabel: '{categoria}: tudo' }, { component: 'navbar' }],
      footer: [{ backToTopLabel: 'Para cima', newsletterFailureTitle: 'Falhou' }],
    })
    expect(navbar.labels).toMatchObject({
      menu: 'Abrir menu',
      overview: '{categoria}: tudo',
      more: 'Mais em {categoria}',
    })
    expect(footer.labels).toMatchObject({ backToTop: 'Para cima', navigation: 'Rodapé' })
    expect(footer.newsletter).toMatchObject({ failureTitle: 'Falhou', sending: 'A enviar o teu email' })
  })

  it('gives the side button its window, with the words an editor left out', () => {
    const modal = readLayout(layoutStory).navbar.sideButton?.modal
    expect(modal?.title).toBe('Quero poupar em:')
    expect(modal?.newsletterButton).toBe('Receber newsletter')
    expect(modal?.tiles).toEqual(cases.tiles)
  })

  it('gives it none where not one tile leads anywhere', () => {
    const button = { component: 'navbar-side-btn', text: 'Quero poupar', link: '/quero-poupar' }
    const { sideButton } = readLayout({ navbar: [{ ...button, tiles: [{ label: 'Energia' }] }] }).navbar
    expect(sideButton).toEqual({ text: 'Quero poupar', link: { href: '/quero-poupar' } })
  })

  it('drops groups, categories and columns whose links were all dropped', () => {
    const { navbar, footer } = readLayout({
      navbar: [{ categories: [{ text: 'Vazia', links: [{ title: 'Grupo', links: [] }] }] }],
      footer: [{ component: 'footer', footerColumn1: [{ title: 'Vazia', links: [] }] }],
    })
    expect(navbar.categories).toEqual([])
    expect(footer.columns).toEqual([])
  })
})

it('fills the places of a label, and leaves an unknown one', () =>
  expect(fillWords('{empresa} no {rede} {x}', { empresa: 'Nós', rede: 'X' })).toBe('Nós no X {x}'))

describe('a logo', () => {
  const logoOf = (...logo: object[]) => readLayout({ navbar: [{ component: 'navbar', logo }] }).navbar.logo
  const video = { component: 'navbar-logo-video', alt: 'Quero Poupar', link: '/' }

  it('is the first usable one, image or video', () => {
    const image = { component: 'navbar-logo-image', image: { filename: '/a.svg', alt: 'A' } }
    const empty = { component: 'navbar-logo-image', image: { filename: '' } }
    expect(logoOf(empty, image, video)).toMatchObject({ kind: 'image', src: '/a.svg' })
    expect(logoOf({ ...video, video: { filename: '/a.mp4' } }, image)).toMatchObject({ kind: 'video' })
  })

  it.each(cases.logos as [object, string[]][])('takes %j', (fields, sources) =>
    expect(logoOf({ ...video, ...fields })).toEqual({
      kind: 'video',
      sources,
      alt: 'Quero Poupar',
      link: { href: '/' },
    }),
  )

  it('keeps the poster of a video, and is none without a file', () => {
    const poster = { filename: '/p.webp' }
    expect(logoOf({ ...video, poster, video: { filename: '/a.mp4' } })).toMatchObject({ poster: '/p.webp' })
    expect(logoOf({ ...video, poster, video: { filename: '' } })).toBeUndefined()
  })
})

describe('a link', () => {
  it.each(['/energia', '#topo', 'https://example.pt/', 'mailto:a@example.pt', 'tel:+351210000000'])(
    'keeps %s, as text or as an object',
    (href) => {
      expect(readLink(href)).toEqual({ href })
      expect(readLink({ href, target: '_self' })).toEqual({ href })
    },
  )

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//example.pt', 'energia', ''])(
    'refuses %j',
    (href) => expect(readLink({ href, target: '_blank' })).toBeUndefined(),
  )
})
