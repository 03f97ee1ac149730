import { defineWidget } from 'shared-lib/contract/define-widget'
import { layoutContentPath } from '../../../rules/layout-config'

export const footerContract = defineWidget({
  tag: 'qp-footer',
  title: 'Rodapé',
  description:
    'Newsletter, navegação, contactos, redes sociais e avisos dos supervisores. O conteúdo vem da página config/default-layout.',
  attributes: { reduced: { type: 'flag', help: 'Só contactos, ligações essenciais e avisos legais.' } },
  minHeight: { small: 520, wide: 420 },
  wake: 'interaction',
  placeholder: { text: 'Precisas de ajuda?', href: '/', linkText: 'Voltar ao início' },
  content: layoutContentPath,
  inStories: false,
  examples: [
    { title: 'Com a configuração do site', attributes: {} },
    { title: 'Reduzido', attributes: { reduced: '' } },
  ],
})
