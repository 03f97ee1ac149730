import { defineWidget } from 'shared-lib/contract/define-widget'
import { layoutContentPath } from '../../../rules/layout-config'

export const headerContract = defineWidget({
  tag: 'qp-header',
  title: 'Cabeçalho',
  description:
    'Logótipo, categorias e menu do site. Os textos e as ligações vêm da página config/default-layout.',
  attributes: {
    reduced: { type: 'flag', help: 'Só o logótipo, sem menus: para páginas em que a navegação distrai.' },
  },
  minHeight: { small: 60, wide: 72 },
  // Menus are native disclosures and links: they work while the code sleeps.
  wake: 'interaction',
  placeholder: { text: 'Quero Poupar', href: '/', linkText: 'Ir para o início' },
  content: layoutContentPath,
  inStories: false,
  examples: [
    { title: 'Com a configuração do site', attributes: {} },
    { title: 'Reduzido', attributes: { reduced: '' } },
  ],
})
