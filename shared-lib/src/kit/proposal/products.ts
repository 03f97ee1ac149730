/** A product whose proposals a visitor judges or keeps on this device. */
export interface ProposalProduct {
  /** As in the name of its notebook. */
  readonly name: string
  /** Portuguese. */
  readonly title: string
  /** Path of its landing. */
  readonly home: string
  /** Field of its notebook with the last day of a proposal. */
  readonly until: string
}

export const personalLoan: ProposalProduct = {
  name: 'personal-loan',
  title: 'Crédito pessoal',
  home: '/credito-pessoal',
  until: 'until',
}
export const homeLoan: ProposalProduct = {
  name: 'home-loan',
  title: 'Crédito habitação',
  home: '/credito-habitacao',
  until: 'validUntil',
}
export const telecom: ProposalProduct = {
  name: 'telecom',
  title: 'TV, net e voz',
  home: '/tv-net-voz',
  until: 'until',
}
export const carInsurance: ProposalProduct = {
  name: 'car-insurance',
  title: 'Seguro',
  home: '/seguros',
  until: 'validUntil',
}
export const creditCard: ProposalProduct = {
  name: 'credit-card',
  title: 'Cartão de crédito',
  home: '/cartao-de-credito',
  until: 'cardUntil',
}
export const termDeposit: ProposalProduct = {
  name: 'term-deposit',
  title: 'Depósito a prazo',
  home: '/depositos-a-prazo',
  until: 'ownUntil',
}

/** Page of the card that judges a proposal. */
export const verdictPath = ({ home }: ProposalProduct) => `${home}/proposta`

/** Page with what to ask for, where there is no proposal yet. */
export const requestPath = ({ home }: ProposalProduct) => `${home}/pedido-de-proposta`

/** Page with the notebook of a product. */
export const notebookPath = ({ home }: ProposalProduct) => `${home}/resultados`

/** Page that reads the paper of a proposal. */
export const paperReaderPath = '/simuladores/leitor-de-propostas'
