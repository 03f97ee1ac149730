/** A tile, an option or a postal code by its words; texts of fields by their labels. */
export type Answer = string | Readonly<Record<string, string>>

/** Answers by question, in the order the funnel asks them; a list answers several fields of one screen. */
export type HomeAnswers = Readonly<Record<string, Answer | readonly Answer[]>>

/** Lisbon, electricity and gas: every question applies. */
export const lisbonHome = {
  'Que energia queres comparar?': 'Eletricidade e gás natural',
  'É para a casa onde vives?': ['Casa onde vivo', '1000'],
  'Quantas pessoas vivem na casa?': '3 pessoas',
  'Costuma haver gente em casa durante o dia?': 'Parte do dia',
  'Que potência de eletricidade tens contratada?': '6,9 kVA',
  'Qual é o teu escalão de gás natural?': 'Escalão 2',
  'Qual é a tua comercializadora atual?': 'Não sei',
} as const satisfies HomeAnswers

/** The same home as an address carries it. */
export const lisbonQuery =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=unknown'

/** A family of five that knows neither power nor tier, and its supplier: both helps open. */
export const unknownHome = {
  ...lisbonHome,
  'Quantas pessoas vivem na casa?': '5 pessoas',
  'Que potência de eletricidade tens contratada?': [
    'Não sei',
    'Frigorífico',
    'Máquina de lavar roupa',
    'Forno elétrico',
  ],
  'Qual é o teu escalão de gás natural?': ['Não sei', 'Fogão ou placa', 'Esquentador'],
  'Qual é a tua comercializadora atual?': 'EDP Comercial',
} as const satisfies HomeAnswers

export const unknownQuery =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=5&houseUsage=normal&contractedPower=unknown&appliances=fridge.washingMachine.oven&gasTier=unknown&gasUses=stove.waterHeater&currentProvider=EDPC'

export const gasBillQuestion = 'O que diz a tua fatura do gás?'

/** Two periods, as the bill prints them, in the order of its lines. */
export const electricityBill: readonly Answer[] = [
  'Bi-horário',
  { 'kWh fora de vazio': '2.700', 'kWh em vazio': '1.800' },
  'Um ano',
  { 'Preço da potência por dia': '0,4231', 'Preço por kWh fora de vazio': '0,2314' },
  { 'Preço por kWh em vazio': '0,1312' },
  'Agregado com 5 ou mais pessoas',
]

export const gasBill: readonly Answer[] = [
  { 'kWh de gás': '250' },
  'Um mês',
  { 'Preço do termo fixo por dia': '0,1345', 'Preço por kWh de gás': '0,0987' },
]

export const checkHeading = 'Confirma as tuas respostas'
export const detailsHeading = 'Para onde te ligamos?'

export const visitorDetails = {
  name: 'Maria Antónia Figueiredo',
  email: 'maria.figueiredo@exemplo.pt',
  phone: '912345678',
} as const

/** A contract of 45 € with 14 of 24 months left, whose benefit was 240 €: leaving costs 140 €. */
export const telecomQuery =
  'downloadSpeed=500&tv=true&voice=true&addSim=false&contractExpiry=over4&currentProvider=MEOX&zipcode=1000-001&hasBill=true&monthlyFee=45&monthsLeft=14&benefit=240'

/** A home that is bought on a mixed rate. */
export const homeLoanQuery =
  'loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=mixed&holders=1'

/** 10 000 € over five years, for any other purpose. */
export const personalLoanQuery =
  'loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60&creditFraction=one&residentType=resident&employmentStatus=employed&unpayedCredits=no'
