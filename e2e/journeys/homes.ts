/** Answers by question, in the order the funnel asks them; a list answers several fields of one screen. */
export type HomeAnswers = Readonly<Record<string, string | readonly string[]>>

/** Lisbon, electricity and gas: every question applies. */
export const lisbonHome: HomeAnswers = {
  'Que energia queres comparar?': 'Eletricidade e gás natural',
  'Para que casa é?': ['Casa onde vivo', '1000'],
  'Quantas pessoas vivem na casa?': '3 pessoas',
  'Quanto tempo está alguém em casa?': 'Parte do dia',
  'Que potência de eletricidade tens contratada?': '6,9 kVA',
  'Qual é o teu escalão de gás natural?': 'Escalão 2',
  'Quem te vende hoje a energia?': 'Não sei',
}

/** The same home as an address carries it. */
export const lisbonQuery =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=unknown'

export const checkHeading = 'Confirma as tuas respostas'
export const detailsHeading = 'Para onde te ligamos?'

export const visitorDetails = {
  name: 'Maria Antónia Figueiredo',
  email: 'maria.figueiredo@exemplo.pt',
  phone: '912345678',
} as const
