import { defineForm } from 'shared-lib/kit/form/form'
import { requestPath, telecom, verdictPath } from 'shared-lib/kit/proposal/products'
import { blank, type RequestView, requestContract } from 'shared-lib/kit/proposal/request-view'
import { telecomVerdictFields } from '../../../rules/verdict.form'
import { telecomJourney } from '../../funnel/telecom.journey'

const { services, paidToday } = telecomVerdictFields

export const telecomRequest: RequestView = {
  tag: 'qp-telecom-request',
  path: requestPath(telecom),
  vertical: 'BB',
  heading: 'Pedido de proposta de TV, net e voz',
  description: 'A mesma mensagem para três operadoras, o que perguntar e um lembrete.',
  companies: 'operadoras',
  form: defineForm({ services: { ...services, label: 'O que queres' }, paidToday }),
  message: ({ services: wanted = blank, paidToday: paid }) =>
    `Bom dia. Quero uma proposta de ${wanted}.${paid ? ` Hoje pago ${paid} por mês.` : ''} Enviem-me por favor o resumo do contrato, com o preço por mês durante e depois da promoção, os meses de fidelização e o que custam a instalação e os equipamentos. Qual é o preço sem fidelização? Até quando vale a proposta? Obrigado.`,
  questions: [
    'Quanto pago por mês, com IVA, durante e depois da promoção?',
    'Quantos meses dura a fidelização? Quanto custa sem ela?',
    'Quanto custam a instalação, a box e o router?',
    'Que velocidade chega à minha morada?',
    'O preço sobe todos os anos com a inflação?',
    'Quanto pago se sair antes do fim?',
  ],
  verdictPath: verdictPath(telecom),
  searchPath: telecomJourney.path,
}

export const telecomRequestContract = requestContract(telecomRequest)
