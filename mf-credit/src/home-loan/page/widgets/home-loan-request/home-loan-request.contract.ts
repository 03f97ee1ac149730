import { optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { homeLoan, requestPath, verdictPath } from 'shared-lib/kit/proposal/products'
import { blank, type RequestView, requestContract } from 'shared-lib/kit/proposal/request-view'
import { homeLoanFields } from '../../../fields'
import { homeVerdictFields } from '../../../rules/verdict.form'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanRequest: RequestView = {
  tag: 'qp-home-loan-request',
  path: requestPath(homeLoan),
  vertical: 'HL',
  heading: 'Pedido de proposta de crédito habitação',
  description: 'A mesma mensagem para três bancos, o que perguntar e um lembrete.',
  companies: 'bancos',
  form: defineForm({
    debt: optional(homeVerdictFields.debt),
    wantToBorrowTime: optional(homeLoanFields.wantToBorrowTime),
  }),
  message: ({ debt = `${blank} €`, wantToBorrowTime = `${blank} anos` }) =>
    `Bom dia. Quero uma proposta de crédito habitação de ${debt}, a pagar em ${wantToBorrowTime}. Enviem-me por favor a FINE (Ficha de Informação Normalizada Europeia) com taxa fixa, mista e variável, com a TAEG, o MTIC, a prestação, o spread e as comissões. Se o spread depender de seguros, conta ou cartões, enviem também a FINE sem eles. Até quando vale a proposta? Obrigado.`,
  questions: [
    'Qual é a TAEG e quanto pago ao todo (MTIC)?',
    'Qual é a prestação agora, e depois da fase de taxa fixa?',
    'Qual é o spread, e quanto sobe sem seguros, conta ou cartões?',
    'Quanto custam os seguros de vida e da casa? Posso fazê-los fora do banco?',
    'Quanto custam a avaliação, o processo e os registos?',
    'Que comissão pago se acabar o crédito mais cedo?',
    'Se mudar de banco, pagam os custos da transferência?',
  ],
  verdictPath: verdictPath(homeLoan),
  searchPath: homeLoanJourney.path,
}

export const homeLoanRequestContract = requestContract(homeLoanRequest)
