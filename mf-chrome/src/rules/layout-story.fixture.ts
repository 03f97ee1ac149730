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
      link: { href: '/quero-poupar' },
      tiles: [
        {
          component: 'save-tile',
          value: 'energia',
          label: 'Energia',
          image: { filename: '/energia.svg', alt: '' },
          description: 'Luz e gás',
          descriptionLong: 'Eletricidade e gás, por ano.',
          tooltip: 'Mudar é gratuito.',
          link: { href: '/energia/simular' },
        },
        {
          component: 'save-tile',
          value: 'credito-pessoal',
          label: 'Crédito Pessoal',
          external: true,
          link: { href: '/credito-pessoal/simular' },
        },
        { component: 'save-tile', label: 'Sem destino' },
      ],
    },
  ],
  footer: [
    {
      component: 'footer',
      newsletterText: 'Poucos emails.',
      footerColumn1: [
        {
          component: 'footer-column',
          title: 'Produtos',
          links: [
            { text: 'Energia', link: { href: '/energia' } },
            { text: 'Termos e condições', link: '/termos-condicoes-gerais', target: '_blank' },
          ],
        },
      ],
      footerColumn2: { title: 'Aprender', links: [{ text: 'Blog', link: '/blog' }] },
      footerColumn10: { title: 'Última', links: [{ text: 'Ajuda', link: '/ajuda' }] },
      essentialLinks: [{ text: 'Privacidade', link: '/politica-privacidade', target: '_blank' }],
      socialLinks: [{ socialNetwork: 'Instagram', link: 'https://instagram.com/example' }],
      disclaimers: [
        {
          title: 'Banco de Portugal',
          text: 'Intermediário de crédito registado com o n.º 0009999.',
          linkText: 'Consultar registo',
          link: 'https://clientebancario.bportugal.pt',
        },
      ],
      complaintsBook: [
        {
          text: 'Livro de Reclamações',
          link: { href: 'https://www.livroreclamacoes.pt', target: '_blank' },
        },
      ],
    },
  ],
}

const company: Company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'Seg. a sex., 10h às 19h',
  phoneCost: 'Chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

/** A shell that does nothing, as on the server. */
export const inertShell: WidgetShell = {
  company,
  apiUrl: '',
  navigate: () => {},
  replaceQuery: () => {},
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
