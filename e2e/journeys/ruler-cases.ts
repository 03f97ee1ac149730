import { typedDay } from './insurance-answers'

interface RulerCase {
  readonly path: string
  /** The saving, or that there is none. */
  readonly verdict: RegExp
  /** The mark of today, which opens its one field. */
  readonly today: RegExp
  /** Rows of a list that begins in the first screen; a product without one has none. */
  readonly hasList: boolean
}

const home = 'addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&currentProvider=unknown'
export const energy = (type: string, more = '') =>
  `/energia/resultados?energyType=${type}&${home}&contractedPower=3.45&gasTier=2${more}`

/** Of prices of today, of some months ago, and of a year that is over. */
const saving =
  /^(Poupas [\d.]+.€ por ano|Já estás bem: não mudes|Não há mais barato do que a tarifa regulada)$/
const anyAge = new RegExp(`${saving.source}|^Em \\p{L}+, (menos [\\d.]+.€ por ano|nada mais barato)$`, 'u')

export const deposit = '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank'
const loan =
  '/credito-pessoal/resultados?loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60&creditFraction=one&residentType=resident&employmentStatus=employed&unpayedCredits=no'
const moving =
  '/credito-habitacao/resultados?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=mixed&fixedYears=3&holders=1'
const buying =
  '/credito-habitacao/resultados?loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=mixed&fixedYears=3&holders=1'
const telecom = 'contractExpiry=none&currentProvider=MEOX&zipcode=1000-001'
export const line = `/tv-net-voz/resultados?downloadSpeed=500&tv=false&voice=false&addSim=false&${telecom}`
const published = /^Em \p{L}+ de \d{4}, (menos \d+.€ por mês|desde \d+.€\/mês)$/u

const until = typedDay(10).split('/').reverse().join('-')
const insurance = `/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=${until}`
const receipt = '&hasReference=true&referenceValue=300&referencePeriod=year&referenceProvider=none'

/** One line a case: each product adds its own. */
export const cases: Readonly<Record<string, RulerCase>> = {
  electricity: {
    path: energy('electricity'),
    verdict: anyAge,
    today: /^Quanto pagas hoje\?$/,
    hasList: true,
  },
  'electricity, by the last bill': {
    path: energy('electricity', '&billTotal=62,40&billDays=31'),
    ...{ verdict: anyAge, today: /^Tu hoje: 734,71.€\/ano/, hasList: true },
  },
  gas: { path: energy('gas'), verdict: anyAge, today: /^Quanto pagas hoje\?$/, hasList: true },
  'electricity and gas': {
    path: energy('dual'),
    ...{ verdict: anyAge, today: /^Quanto pagas hoje\?$/, hasList: true },
  },
  deposits: {
    path: deposit,
    verdict: /Ganhas? mais [\d.]+.€ em 12 meses$/i,
    today: /^Tu hoje: 0.€/,
    hasList: true,
  },
  'deposits, by the rate of today': {
    path: `${deposit}&todayRate=1,5`,
    verdict: /Ganhas? mais [\d.]+.€ em 12 meses$/i,
    today: /^Tu hoje: 109,50.€/,
    hasList: true,
  },
  'a personal loan': {
    path: loan,
    verdict: /^Paga cerca de [\d,.]+.€ por mês, nunca mais de [\d,.]+.€$/,
    ...{ today: /^Já tens uma proposta\?$/, hasList: false },
  },
  'a proposal of a personal loan': {
    path: `${loan}&todayInstalment=205`,
    ...{ verdict: /^(Boa proposta|Cara): /, today: /^A tua proposta: 205.€\/mês/, hasList: false },
  },
  'a home loan': {
    path: buying,
    verdict: /^Pagas [\d,.]+.€ por mês, TAEG de \d,\d.%$/,
    ...{ today: /^Já tens uma proposta\?$/, hasList: false },
  },
  'a proposal of a home loan': {
    path: `${buying}&tan=2.5`,
    ...{ verdict: /^Boa proposta: \d+.€ por mês/, today: /^A tua proposta: [\d,]+.€/, hasList: false },
  },
  'a home loan that moves': {
    path: moving,
    ...{ verdict: /^Poupas [\d.]+.€ por mês$/, today: /^Tu hoje: 4,3.%/, hasList: false },
  },
  'the debt of a card': {
    path: '/cartao-de-credito/resultados?pays=minimum&balance=1500&tan=14',
    verdict: /^Demoras \d+ anos( e \d+ meses)? a pagar 1\.500.€$/,
    ...{ today: /^Tu hoje: [\d,.]+.€/, hasList: false },
  },
  telecom: {
    path: `${line}&hasBill=false`,
    ...{ verdict: published, today: /^Quanto pagas hoje\?$/, hasList: true },
  },
  'telecom, by the fee': {
    path: `${line}&hasBill=true&monthlyFee=45`,
    ...{ verdict: published, today: /^Tu hoje: 45.€\/mês/, hasList: true },
  },
  'telecom, by the fee alone': {
    path: `${line.replace(`&${telecom}`, '')}&hasBill=true&monthlyFee=45`,
    ...{ verdict: published, today: /^Tu hoje: 45.€\/mês/, hasList: true },
  },
  insurance: {
    path: `${insurance}&hasReference=false`,
    verdict: /^Este seguro paga todos os acidentes da lista$/,
    ...{ today: /^Quanto pagaste no último recibo\?$/, hasList: false },
  },
  'insurance, by the last receipt and the renewal': {
    path: `${insurance}${receipt}&askedNow=300`,
    verdict: /^Já estás bem: não mudes$/,
    ...{ today: /^Último recibo: 300.€\/ano/, hasList: false },
  },
}
