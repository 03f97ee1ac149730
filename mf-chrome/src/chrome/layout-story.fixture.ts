import type { Company, WidgetShell } from 'shared-lib/contract/define-widget'

/** A layout story with every kind of item, one unknown item and fields as Storyblok sends them. */
export const layoutStory = {
  component: 'layout',
  navbar: [
    {
      _uid: 'a',
      component: 'navbar-logo-image',
      image: { filename: '/logo.svg', alt: 'Quero Poupar, início' },
      link: { href: '/' },
    },
    {
      _uid: 'b',
      component: 'navbar-categories',
      categories: [
        {
          text: 'Energia',
          link: { href: '/energia' },
          links: [
            { title: 'Simular', links: [{ text: 'Simular eletricidade e gás', link: '/energia/simular' }] },
            { text: 'Tarifas de hoje', link: { href: '/energia/tarifas' } },
          ],
        },
        { text: 'Blog', link: { href: '/blog' }, links: [] },
        { text: 'Aprender', links: [{ text: 'Glossário', link: '/glossario' }] },
      ],
    },
    { _uid: 'c', component: 'navbar-countdown', until: 'sempre' },
    {
      _uid: 'd',
      component: 'navbar-side-btn',
      navbarBtnId: 'btn-poupar',
      newsletterSubmitBtnId: 'btn-newsletter',
      text: 'Quero poupar',
      link: { href: '/energia/simular' },
    },
  ],
  footer: [
    {
      component: 'footer-column',
      title: 'Produtos',
      links: [
        { text: 'Energia', link: { href: '/energia' } },
        { text: 'Termos e condições', link: '/termos-condicoes-gerais', target: '_blank' },
      ],
    },
    {
      component: 'footer-social',
      socialLinks: [{ socialNetwork: 'Instagram', link: 'https://instagram.com/example' }],
    },
    {
      component: 'footer-disclaimers',
      disclaimers: [
        {
          title: 'Banco de Portugal',
          text: 'Intermediário de crédito registado com o n.º 0000375.',
          linkText: 'Consultar registo',
          link: 'https://clientebancario.bportugal.pt',
        },
      ],
    },
    { component: 'footer-contact', title: 'Precisas de ajuda?' },
    {
      component: 'footer-complaints-book',
      text: 'Livro de Reclamações',
      link: { href: 'https://www.livroreclamacoes.pt', target: '_blank' },
    },
  ],
}

const company: Company = {
  name: 'Quero Poupar',
  phone: '+351211165765',
  phoneText: '211 165 765',
  phoneHours: 'Seg. a sex., 10h às 19h',
  phoneCost: 'Chamada para a rede fixa nacional',
}

/** A shell that does nothing, as on the server. */
export const inertShell: WidgetShell = {
  company,
  apiUrl: '',
  navigate: () => {},
  emit: () => {},
  setTitle: () => {},
}

export const chromeProps = {
  attributes: {},
  data: layoutStory,
  location: undefined,
  today: '2026-11-21',
  shell: inertShell,
}
