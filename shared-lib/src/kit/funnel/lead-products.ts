interface LeadProduct {
  /** The words after «pedido de»; none where only the request has its subject. */
  readonly name?: string
  /** Papers that the call will need. */
  readonly atHand?: readonly string[]
  /** Our first contact, where it is not with the sender of the request. */
  readonly firstContact?: string
}

const telecom: LeadProduct = {
  name: 'TV, net e voz',
  atHand: [
    'A última fatura da operadora atual: diz quanto pagas e quando acaba a fidelização.',
    'A morada completa onde queres o serviço.',
    'Os números de telefone que queres manter.',
  ],
}

/** Subject of a request, by its schema's name in the deployment. One that is not here names no product. */
export const leadProducts: Readonly<Record<string, LeadProduct>> = {
  energy: {
    name: 'energia',
    atHand: [
      'A última fatura: tem o CPE da eletricidade (começa por PT0002) e, se tens gás, o CUI (começa por PT16).',
      'O NIF de quem assina o contrato.',
      'O IBAN, se quiseres pagar por débito direto.',
    ],
  },
  telecom,
  'telecom-campaign': telecom,
  'term-deposit': {
    name: 'depósitos a prazo',
    atHand: [
      'A data em que precisas do dinheiro e quanto podes deixar preso.',
      'O cartão de cidadão e um comprovativo de morada, se fores abrir conta.',
    ],
  },
  'home-loan': {
    name: 'crédito habitação',
    atHand: [
      'Os três últimos recibos de vencimento e a última declaração de IRS.',
      'As FINE que já tens e, se a casa está escolhida, a caderneta predial.',
      'Se for para mudar de banco: o extrato do crédito, com a dívida e a taxa.',
    ],
  },
  'personal-loan': {
    name: 'crédito pessoal',
    atHand: [
      'O cartão de cidadão e os três últimos recibos de vencimento de quem pede.',
      'O que falta pagar e a prestação de cada crédito que já tens.',
      'Se é para uma compra ou obra: a proposta, a fatura ou o orçamento.',
    ],
  },
  'car-insurance': {
    name: 'seguro',
    atHand: [
      'O documento único do veículo e a tua carta de condução.',
      'O recibo do seguro atual: diz quanto pagas, o que cobre e quando acaba.',
      'As propostas que já tiveres de outras seguradoras.',
    ],
  },
  'bank-checkout': {
    name: 'crédito',
    atHand: [
      'Quanto ganhas por mês e quanto pagas de outros créditos.',
      'Se for para mudar um crédito: quanto falta pagar e a taxa que tens.',
    ],
  },
  'credit-card': {
    name: 'cartão de crédito',
    atHand: [
      'O último extrato do cartão: diz a TAN, o que deves e o pagamento mínimo.',
      'Quanto ganhas por mês e quanto pagas de outros créditos.',
    ],
  },
  referral: { firstContact: 'Vamos ligar ao teu amigo e dizer-lhe que foste tu a recomendar.' },
}
