import type { BlockSchema, FieldSchema } from './schemas'

const text = (help: string, required = false): FieldSchema => ({ type: 'text', help, required })
const link = (help: string): FieldSchema => ({ type: 'multilink', help })
const asset = (help: string): FieldSchema => ({ type: 'asset', help, required: true })
const items = (help: string, ...allow: string[]): FieldSchema => ({ type: 'bloks', help, allow })

const logo: BlockSchema['fields'] = { image: asset('Logótipo, com texto alternativo'), link: link('Destino') }
const column: BlockSchema = {
  title: 'Coluna do rodapé',
  fields: { title: text('Título', true), links: items('Ligações', 'link-item') },
}

/** Settings stories (below `config/`): the chrome and the company. Drawn by the chrome's widgets, not as blocks. */
export const settingsSchemas: Readonly<Record<string, BlockSchema>> = {
  'default-layout': {
    title: 'Cabeçalho e rodapé',
    root: true,
    fields: {
      navbar: items('Cabeçalho', 'navbar'),
      footer: items(
        'Rodapé, por ordem',
        'footer-logo',
        'footer-column-products',
        'footer-column-learn',
        'footer-column-legal',
        'footer-contact',
        'footer-social',
        'footer-disclaimers',
        'footer-complaints-book',
      ),
    },
  },
  navbar: {
    title: 'Cabeçalho',
    fields: {
      logo: items('Logótipo; conta o primeiro', 'navbar-logo-image'),
      categories: items('Categorias', 'navbar-category'),
      sideBtn: items('Botão ao lado', 'navbar-side-btn'),
    },
  },
  'navbar-logo-image': { title: 'Logótipo', fields: logo },
  'navbar-category': {
    title: 'Categoria',
    fields: {
      text: text('Texto', true),
      link: link('Destino; vazio quando só abre a lista'),
      links: items('Ligações ou grupos', 'link-item', 'link-group'),
    },
  },
  'navbar-side-btn': {
    title: 'Botão ao lado',
    fields: {
      text: text('Texto', true),
      link: link('Destino'),
      navbarBtnId: text('Identificador do botão, para medição'),
      newsletterSubmitBtnId: text('Identificador do botão da newsletter, para medição'),
    },
  },
  'link-item': { title: 'Ligação', fields: { text: text('Texto', true), link: link('Destino') } },
  'link-group': {
    title: 'Grupo de ligações',
    fields: { title: text('Título', true), links: items('Ligações', 'link-item') },
  },
  'footer-logo': { title: 'Logótipo do rodapé', fields: logo },
  'footer-column-products': column,
  'footer-column-learn': column,
  'footer-column-legal': column,
  'footer-contact': {
    title: 'Precisas de ajuda?',
    fields: { title: text('Título'), text: text('Uma frase; o telefone vem da empresa') },
  },
  'footer-social': {
    title: 'Redes sociais',
    fields: { socialLinks: items('Redes', 'social-link') },
  },
  'social-link': {
    title: 'Rede social',
    fields: { socialNetwork: text('Nome da rede', true), link: link('Página da empresa') },
  },
  'footer-disclaimers': {
    title: 'Avisos legais',
    fields: { disclaimers: items('Avisos', 'footer-disclaimer') },
  },
  'footer-disclaimer': {
    title: 'Aviso legal',
    fields: {
      title: text('Quem supervisiona'),
      text: { type: 'textarea', help: 'Aviso', required: true },
      linkText: text('Texto da ligação'),
      link: link('Onde se confirma'),
    },
  },
  'footer-complaints-book': {
    title: 'Livro de Reclamações',
    fields: { text: text('Texto', true), link: link('Destino') },
  },
  company: {
    title: 'Empresa',
    root: true,
    fields: {
      name: text('Nome', true),
      phone: text('Telefone com indicativo, por exemplo +351211165765', true),
      phoneText: text('Telefone como se lê', true),
      phoneHours: text('Horário', true),
      phoneCost: text('Custo da chamada', true),
    },
  },
}
