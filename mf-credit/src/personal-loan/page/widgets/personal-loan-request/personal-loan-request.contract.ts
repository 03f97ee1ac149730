import { optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { personalLoan, requestPath, verdictPath } from 'shared-lib/kit/proposal/products'
import { blank, type RequestView, requestContract } from 'shared-lib/kit/proposal/request-view'
import { loanVerdictFields } from '../../../rules/verdict.form'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

const { amount, months } = loanVerdictFields

export const personalLoanRequest: RequestView = {
  tag: 'qp-personal-loan-request',
  path: requestPath(personalLoan),
  vertical: 'PL',
  heading: 'Pedido de proposta de crédito pessoal',
  description: 'A mesma mensagem para três bancos ou financeiras, o que perguntar e um lembrete.',
  companies: 'bancos ou financeiras',
  form: defineForm({ amount: optional(amount), months: optional(months) }),
  message: ({ amount: sum = `${blank} €`, months: term = `${blank} meses` }) =>
    `Bom dia. Quero uma proposta de crédito pessoal de ${sum}, a pagar em ${term}. Enviem-me por favor a FIN (Ficha de Informação Normalizada), com a TAEG, o MTIC e a prestação com seguros e impostos. Se a taxa depender de seguros, conta ou cartão, enviem também a FIN sem eles. Até quando vale a proposta? Obrigado.`,
  questions: [
    'Qual é a TAEG e quanto pago ao todo (MTIC)?',
    'Qual é a prestação, já com seguros e impostos?',
    'A TAN é fixa ou variável?',
    'Que comissões cobram, no início e por mês?',
    'Que seguros são obrigatórios e quanto custam?',
    'Quanto sobe a taxa sem conta, cartão ou outros produtos?',
    'Quanto pago se acabar o crédito mais cedo?',
  ],
  verdictPath: verdictPath(personalLoan),
  searchPath: personalLoanJourney.path,
}

export const personalLoanRequestContract = requestContract(personalLoanRequest)
