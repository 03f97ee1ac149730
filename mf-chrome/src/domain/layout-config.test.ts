import { layoutStory } from '../chrome/layout-story.fixture'
import { readLayout } from './layout-config'
import { readLink } from './layout-link'

describe('the layout story', () => {
  it('is read into a logo, categories, side button and footer blocks', () => {
    const { navbar, footer } = readLayout(layoutStory)
    expect(navbar.logo).toEqual({ src: '/logo.svg', alt: 'Quero Poupar, início', link: { href: '/' } })
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
    (content) =>
      expect(readLayout(content)).toEqual({
        navbar: { categories: [] },
        footer: { columns: [], social: [], disclaimers: [] },
      }),
  )

  it('drops groups, categories and columns whose links were all dropped', () => {
    const { navbar, footer } = readLayout({
      navbar: [{ categories: [{ text: 'Vazia', links: [{ title: 'Grupo', links: [] }] }] }],
      footer: [{ component: 'footer-column', title: 'Vazia', links: [] }],
    })
    expect(navbar.categories).toEqual([])
    expect(footer.columns).toEqual([])
  })
})

describe('a link', () => {
  it.each(['/energia', '#topo', 'https://example.pt/', 'mailto:a@example.pt', 'tel:+351211165765'])(
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
