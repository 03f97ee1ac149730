import { type BlockSchema, type FieldSchema, flag, link, text } from './field-schema'

const asset = (help: string): FieldSchema => ({ type: 'asset', help, required: true })
export const items = (help: string, ...allow: string[]): FieldSchema => ({ type: 'bloks', help, allow })

const logos = ['navbar-logo-image', 'navbar-logo-video']

/** Header, footer and error page of the site. */
export const chromeSchemas: Readonly<Record<string, BlockSchema>> = {
  'default-layout': {
    title: 'Cabeçalho e rodapé',
    root: true,
    fields: {
      navbar: items('Cabeçalho', 'navbar'),
      footer: items('Rodapé', 'footer'),
      errorPage: items('Página de erro; sem nenhuma, ficam as palavras de origem', 'error-page'),
    },
  },
  navbar: {
    title: 'Cabeçalho',
    fields: {
      logo: items('Logótipo; conta o primeiro', ...logos),
      categories: items('Categorias', 'navbar-category'),
      sideBtn: items('Botão ao lado; sem nenhum, não aparece', 'navbar-side-btn'),
      menuLabel: text('Nome do botão do menu; vazio: Menu'),
      navigationLabel: text('Nome da navegação, para leitores de ecrã; vazio: Principal'),
      overviewLabel: text('Primeira ligação de uma categoria no menu; vazio: Tudo sobre {categoria}'),
      moreLabel: text('Nome do botão que abre uma categoria; vazio: Mais em {categoria}'),
    },
  },
  'navbar-logo-image': {
    title: 'Logótipo',
    fields: { image: asset('Imagem, com texto alternativo'), link: link('Destino') },
  },
  'navbar-logo-video': {
    title: 'Logótipo em vídeo',
    fields: {
      video: asset('Vídeo curto e sem som; para ao fim de 5 segundos'),
      poster: { type: 'asset', help: 'Imagem para quem pede menos movimento' },
      alt: text('Texto alternativo', true),
      link: link('Destino'),
    },
  },
  'navbar-category': {
    title: 'Categoria',
    fields: {
      text: text('Texto', true),
      link: link('Destino; vazio quando só abre a lista'),
      links: items('Ligações ou grupos', 'link-item', 'link-group'),
    },
  },
  'navbar-side-btn': {
    title: 'Botão ao lado e a janela que abre',
    fields: {
      text: text('Texto', true),
      link: link('Página com as mesmas escolhas, para quem não tem JavaScript'),
      navbarBtnId: text('Identificador do botão, para medição'),
      newsletterSubmitBtnId: text('Identificador do botão da newsletter, para medição'),
      title: text('Título da janela'),
      tiles: items('Escolhas; sem nenhuma, o botão é só a ligação', 'save-tile'),
      newsletterTitle: text('Título da newsletter na janela'),
      newsletterButton: text('Botão da newsletter na janela'),
      callTitle: text('Título do telefone na janela'),
    },
  },
  'save-tile': {
    title: 'Escolha da janela',
    fields: {
      value: text('Nome curto, para medição', true),
      label: text('Texto', true),
      link: link('Simulação que começa'),
      external: flag('Abre como uma ligação para outro site'),
      image: { type: 'asset', help: 'Desenho quadrado; é decoração' },
      description: text('Poucas palavras, para o telemóvel'),
      descriptionLong: text('Uma frase, onde há espaço'),
      tooltip: text('Explicação ao lado'),
    },
  },
  'link-item': { title: 'Ligação', fields: { text: text('Texto', true), link: link('Destino') } },
  'link-group': {
    title: 'Grupo de ligações',
    fields: { title: text('Título', true), links: items('Ligações', 'link-item') },
  },
  footer: {
    title: 'Rodapé',
    fields: {
      logo: items('Logótipo; sem nenhum, fica o do cabeçalho', ...logos),
      newsletterTitle: text('Newsletter: título'),
      newsletterText: text('Newsletter: uma frase'),
      newsletterPlaceholder: text('Newsletter: o que se escreve no campo'),
      newsletterButton: text('Newsletter: botão'),
      newsletterThanksTitle: text('Newsletter: agradecimento'),
      newsletterThanksText: text('Newsletter: o que se segue'),
      newsletterConsent: {
        type: 'textarea',
        help: 'Newsletter: frase ao lado da caixa, com ligações como [Termos e Condições](/termos-condicoes-gerais); só conta com uma versão própria',
      },
      newsletterConsentVersion: text(
        'Newsletter: versão dessa frase, por exemplo 2027-01; muda-a sempre que mudares a frase',
      ),
      newsletterSending: text('Newsletter: enquanto se envia, para leitores de ecrã'),
      newsletterFailureTitle: text('Newsletter: título da falha; quando não se conseguiu enviar'),
      newsletterFailureText: text('Newsletter: texto da falha; o que aconteceu ao que se escreveu'),
      newsletterFailureCall: text('Newsletter: outra forma de falar connosco, com {telefone}'),
      footerColumn1: items('Primeira coluna', 'footer-column'),
      footerColumn2: items('Segunda coluna', 'footer-column'),
      footerColumn3: items('Terceira coluna', 'footer-column'),
      footerColumn4: items('Quarta coluna', 'footer-column'),
      essentialLinks: items('Ligações do rodapé reduzido; termos, privacidade, cookies', 'link-item'),
      contactTitle: text('Ajuda: título'),
      contactText: text('Ajuda: uma frase; o telefone vem da empresa'),
      socialLinks: items('Redes sociais', 'social-link'),
      disclaimers: items('Avisos legais', 'footer-disclaimer'),
      complaintsBook: items('Livro de Reclamações', 'link-item'),
      backToTopLabel: text('Botões que levam ao topo; vazio: Voltar ao topo'),
      navigationLabel: text('Nome da navegação, para leitores de ecrã; vazio: Rodapé'),
      socialLabel: text('Nome da lista de redes, para leitores de ecrã; vazio: Redes sociais'),
      socialLinkLabel: text('Nome de cada rede, para leitores de ecrã; vazio: {empresa} no {rede}'),
    },
  },
  'error-page': {
    title: 'Página de erro',
    fields: {
      title: text('Título'),
      text: { type: 'textarea', help: 'O que se passou' },
      button: text('Botão que leva ao início'),
      maintenanceTitle: text('Em manutenção: título'),
      maintenanceText: { type: 'textarea', help: 'Em manutenção: o que se passa' },
    },
  },
  'footer-column': {
    title: 'Coluna do rodapé',
    fields: { title: text('Título', true), links: items('Ligações', 'link-item') },
  },
  'social-link': {
    title: 'Rede social',
    fields: { socialNetwork: text('Nome da rede', true), link: link('Página da empresa') },
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
}
