import { ownerFieldNames, ownerFields } from '../../base/settings/owner-fields'
import { chromeSchemas, items } from './chrome-schemas'
import { type BlockSchema, flag, link, text } from './field-schema'

/** Settings stories (below `config/`): the chrome and the company. Drawn by the chrome's widgets, not as blocks. */
export const settingsSchemas: Readonly<Record<string, BlockSchema>> = {
  ...chromeSchemas,
  company: {
    title: 'Empresa',
    root: true,
    fields: {
      name: text('Nome', true),
      phone: text('Telefone com indicativo, por exemplo +351210000000; vazio: não se mostra nenhum'),
      phoneText: text('Telefone como se lê, por exemplo 210 000 000'),
      phoneHours: text('Horário do telefone'),
      phoneCost: text('Custo da chamada, por exemplo: chamada para a rede fixa nacional'),
      contact: link('Página com o formulário de contacto'),
      ...Object.fromEntries(ownerFieldNames.map((name) => [name, text(ownerFields[name].help)])),
      controller: {
        type: 'textarea',
        help: 'Responsável pelos dados pessoais, como está no recibo de cada pedido; vazio: firma, sede, NIPC e contacto de cima',
      },
      logo: { type: 'asset', help: 'Logótipo para motores de busca' },
      shareImage: {
        type: 'asset',
        help: 'Imagem das pré-visualizações em redes sociais, 1200 por 630 píxeis',
      },
    },
  },
  redirects: {
    title: 'Redirecionamentos',
    root: true,
    fields: { rules: items('Endereços que levam a outro sítio', 'redirect-rule') },
  },
  'redirect-rule': {
    title: 'Redirecionamento',
    fields: {
      from: text('Endereço antigo, por exemplo /faq; /antigo/* vale por tudo o que está abaixo', true),
      to: link('Para onde leva; uma página do site ou outro site'),
      permanent: flag('Para sempre; navegadores e motores de busca decoram-no'),
    },
  },
  'partner-offers': {
    title: 'Ofertas de parceiros e limites',
    root: true,
    fields: { offers: items('Ofertas e limites com dia e fonte; o que tiver um erro fica de fora') },
  },
  newsletter: {
    title: 'Páginas da newsletter',
    root: true,
    fields: {
      kicker: text('Por cima do título'),
      title: text('Página do formulário: título'),
      text: text('Página do formulário: texto'),
      emailLabel: text('Nome do campo'),
      button: text('Botão do formulário'),
      home: text('Ligação para o início'),
      thanksTitle: text('Depois do pedido: título'),
      thanksText: text('Depois do pedido: texto'),
      confirmTitle: text('Confirmar: título'),
      confirmText: text('Confirmar: texto'),
      confirmButton: text('Confirmar: botão'),
      confirmedTitle: text('Confirmada: título'),
      confirmedText: text('Confirmada: texto'),
      lapsedTitle: text('Confirmação fora de prazo: título'),
      lapsedText: text('Confirmação fora de prazo: texto'),
      leaveTitle: text('Sair: título'),
      leaveText: text('Sair: texto'),
      leaveButton: text('Sair: botão'),
      leftTitle: text('Saída feita: título'),
      leftText: text('Saída feita: texto'),
      unknownTitle: text('Ligação de saída desconhecida: título'),
      unknownText: text('Ligação de saída desconhecida: texto'),
    },
  },
  'cookie-consent': {
    title: 'Escolha sobre cookies',
    root: true,
    fields: {
      version: text(
        'Versão destas palavras, por exemplo 2026-11: uma nova pergunta outra vez a toda a gente',
        true,
      ),
      title: text('Título'),
      text: { type: 'textarea', help: 'O que usamos e porquê' },
      policyText: text('Ligação para a Política de Privacidade'),
      accept: text('Botão que aceita tudo'),
      refuse: text('Botão que recusa tudo'),
      choose: text('Botão que mostra as categorias'),
      save: text('Botão que guarda a escolha'),
      statisticsTitle: text('Estatística: título'),
      statisticsText: text('Estatística: para que serve'),
      marketingTitle: text('Marketing: título'),
      marketingText: text('Marketing: para que serve'),
      saved: text('Depois de guardar'),
      settingsTitle: text('Página da escolha: título'),
      settingsLegend: text('Página da escolha: o que está em causa'),
      necessaryTitle: text('Necessários: título'),
      necessaryText: { type: 'textarea', help: 'Necessários: quais são' },
    },
  },
}
