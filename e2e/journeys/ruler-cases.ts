import { homeLoanQuery, personalLoanQuery } from './homes'
import { dayInDays } from './insurance-answers'

/** An address, its saving or that there is none, and the mark of today, which opens its one field. */
type Case = readonly [path: string, verdict: RegExp, today: RegExp]

const home = 'addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&currentProvider=unknown'
export const energy = (type: string, more = '') =>
  `/energia/resultados?energyType=${type}&${home}&contractedPower=3.45&gasTier=2${more}`

/** Of prices of today, of some months ago, and of a year that is over. */
const saving =
  /^(Poupas [\d.]+.€ por ano|Já estás bem: não mudes|Não há mais barato do que a tarifa regulada)$/
const anyAge = new RegExp(`${saving.source}|^Em \\p{L}+, (menos [\\d.]+.€ por ano|nada mais barato)$`, 'u')
const published = /^Em \p{L}+ de \d{4}, (menos \d+.€ por mês|desde \d+.€\/mês)$/u
const gain = /Ganhas? mais [\d.]+.€ em 12 meses$/i
const unknown = /^Quanto pagas hoje\?$/

export const deposit = '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank'
const loan = `/credito-pessoal/resultados?${personalLoanQuery}`
const homeLoan = '/credito-habitacao/resultados'
const buying = `${homeLoan}?${homeLoanQuery}&fixedYears=3`
const moving = `${homeLoan}?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=mixed&fixedYears=3&holders=1`
const telecom = 'contractExpiry=none&currentProvider=MEOX&zipcode=1000-001'
const line = '/tv-net-voz/resultados?downloadSpeed=500&tv=false&voice=false&addSim=false'
export const package500 = `${line}&${telecom}`
const byFee = '&hasBill=true&monthlyFee=45'

const insurance = `/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=${dayInDays(10)}`
const receipt = '&hasReference=true&referenceValue=300&referencePeriod=year&referenceProvider=none'

/** With rows of a list that begins in the first screen. */
export const lists: Readonly<Record<string, Case>> = {
  electricity: [energy('electricity'), anyAge, unknown],
  'electricity, by the last bill': [
    energy('electricity', '&billTotal=62,40&billDays=31'),
    anyAge,
    /^Tu hoje: 734,71.€\/ano/,
  ],
  gas: [energy('gas'), anyAge, unknown],
  'electricity and gas': [energy('dual'), anyAge, unknown],
  deposits: [deposit, gain, /^Tu hoje: 0.€/],
  'deposits, by the rate of today': [`${deposit}&todayRate=1,5`, gain, /^Tu hoje: 109,50.€/],
  telecom: [`${package500}&hasBill=false`, published, unknown],
  'telecom, by the fee': [package500 + byFee, published, /^Tu hoje: 45.€\/mês/],
  'telecom, by the fee alone': [line + byFee, published, /^Tu hoje: 45.€\/mês/],
}

/** Each product adds its own. */
export const cases: Readonly<Record<string, Case>> = {
  ...lists,
  'a personal loan': [
    loan,
    /^Pagas cerca de [\d,.]+.€ por mês, TAEG de [\d,]+.%$/,
    /^Já tens uma proposta\?$/,
  ],
  'a proposal of a personal loan': [
    `${loan}&todayInstalment=205`,
    /^(Boa proposta|Cara): /,
    /^A tua proposta: 205.€\/mês/,
  ],
  'a home loan': [buying, /^Pagas [\d,.]+.€ por mês, TAEG de \d,\d.%$/, /^Já tens uma proposta\?$/],
  'a proposal of a home loan': [
    `${buying}&tan=2.5`,
    /^Boa proposta: \d+.€ por mês/,
    /^A tua proposta: [\d,]+.€/,
  ],
  'a home loan that moves': [moving, /^Poupas [\d.]+.€ por mês$/, /^Tu hoje: 4,3.%/],
  'the debt of a card': [
    '/cartao-de-credito/resultados?pays=minimum&balance=1500&tan=14',
    /^Demoras \d+ anos( e \d+ meses)? a pagar 1\.500.€$/,
    /^Tu hoje: [\d,.]+.€/,
  ],
  insurance: [
    `${insurance}&hasReference=false`,
    /^Danos próprios paga todos os acidentes da lista$/,
    /^Quanto pagaste no último recibo\?$/,
  ],
  'insurance, by the last receipt and the renewal': [
    `${insurance}${receipt}&askedNow=300`,
    /^Já estás bem: não mudes$/,
    /^Último recibo: 300.€\/ano/,
  ],
}
