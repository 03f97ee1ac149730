import { defineWidget } from 'shared-lib/contract/define-widget'

/** Attributes of a campaign, by an editor; the story type `campaign` fills them in. */
export const campaignAttributes = {
  campaign: {
    type: 'text',
    maxLength: 80,
    help: 'Nome da campanha no endereço da página, por exemplo natal; segue no pedido',
  },
  operator: { type: 'text', maxLength: 40, help: 'Nome da operadora' },
  package: { type: 'text', maxLength: 80, help: 'Nome do pacote' },
  price: { type: 'number', min: 0, max: 1000, help: 'Mensalidade no início, em euros com IVA' },
  'price-months': { type: 'integer', min: 1, max: 60, help: 'Durante quantos meses; vazio, se não muda' },
  'later-price': { type: 'number', min: 0, max: 1000, help: 'Mensalidade depois da promoção, em euros' },
  activation: {
    type: 'number',
    min: 0,
    max: 10_000,
    help: 'Ativação e instalação, em euros; 0 se não se pagam',
  },
  loyalty: {
    type: 'choice',
    options: ['24', '12', '6', '0'],
    optionNames: { 24: '24 meses', 12: '12 meses', 6: '6 meses', 0: 'Sem fidelização' },
    help: 'Meses de fidelização',
  },
  from: { type: 'text', maxLength: 10, help: 'Primeiro dia da campanha, AAAA-MM-DD; sem ele não há preço' },
  until: { type: 'text', maxLength: 10, help: 'Último dia da campanha, AAAA-MM-DD' },
  heading: { type: 'text', maxLength: 80, help: 'Título acima do formulário' },
} as const

export const telecomCampaignContract = defineWidget({
  tag: 'qp-telecom-campaign',
  title: 'Campanha de TV, net e voz',
  description:
    'O preço de uma campanha com tudo o que se paga em 24 meses, e o formulário para pedir que nos liguem; depois do último dia, diz que acabou.',
  attributes: campaignAttributes,
  events: { 'lead-submitted': { vertical: 'text', reference: 'text', campaign: 'text' } },
  minHeight: { small: 1100, wide: 960 },
  wake: 'visible',
  placeholder: {
    text: 'O formulário da campanha não abriu.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  examples: [
    { title: 'Só o pedido de contacto', attributes: { campaign: 'exemplo' } },
    {
      title: 'Exemplo de um preço com promoção',
      attributes: {
        campaign: 'exemplo',
        operator: 'Exemplo',
        package: 'Pacote de exemplo',
        price: '20',
        'price-months': '12',
        'later-price': '30',
        activation: '0',
        loyalty: '24',
        from: '2026-11-01',
        until: '2026-11-30',
      },
    },
  ],
})
