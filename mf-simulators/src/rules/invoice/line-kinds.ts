import type { Reading } from './readings'

/** What a line of a bill charges. `social`: the discount of the social tariff; `other`: nothing that a contract prices. */
export type LineKind = 'energy' | 'networks' | 'power' | 'tax' | 'social' | 'discount' | 'other'

/** Not the use of the home: sold, charged elsewhere, compared, repaired. */
const strange =
  /excedente|injetad|autoconsumo|\bproduc(?:ao|oes)|produzid|mobilidade|carregament|reativa|capacitiva|financiamento(?! (?:da )?tarifa social)|pagaria|mercado regulado|compara|simula|homolog|ano anterior|historic|\bmora\b|penaliza|servico|alugue|assistencia|seguro|juros/
const tax =
  /imposto|\bimp\.|\biec(?:gn)?\b|\bispe?\b|\bdgeg\b|audiov|\bcav\b|\btaxa (?:d[aeo]s? )?(?:explor|ocupa|municipal|direitos|gestao|contrib)|\btos\b|subsolo|carbono|\bco2\b|adicionamento|\bselo\b/
const discount = /\bdesc(?:onto|\.)|reembols|bonus|promoc|oferta/
/** Begins the row of a discount; a plan may have the word in its name. */
const discountFirst = /^\W*(?:desc|reembols|bonus|promoc|oferta)/
const networks =
  /acessos?\b|\bredes\b|\btar\b|\b(?:uso|utilizacao|encargos?|tarifas?|componente|parcela) (?:d[aeo]s? )*rede\b|uso global|\b(?:componente|parcela|encargos?|termo) regulad/
const networksSection = /^(?:tarifas? de )?acessos? as redes\W*$/
const fixed =
  /potencia|\bkva\b|termo (?:tarifario )?fixo|(?:parcela|componente|tarifa|taxa) fixa|(?:encargo|termo) fixo|quota|disponibilidade|assinatura|escalao|comercializ|tarifa/
const takenBack = /\babat|estorn|\banula|devol|ja faturad|\bcreditad/
const corrected = /acerto|retific|regulariz|correc|corrig|\bcredito d/

export const wordsOf = ({ label, head, near, row }: Reading) => [label, head, near, row].join(' | ')

/** Words by which a price of the energy includes the networks; its line is none of the networks. */
const holdsNetworks =
  /\binclui(?:ndo)?\b[^)|]*|(?:com|c\/) (?:as )?(?:tarifas? de )?acessos?[^)|]*|(?<=\b(?:energia|consumo|potencia|termo)\b[^|]*)acessos?[^)|\d]*\bincluid[oa]s?|\+ ?(?:tar\b|redes\b|acessos?[^)|\d]*)/g
const ownWords = ({ label, near, row, sentence }: Reading) =>
  `${label || near} | ${row} | ${sentence}`.replace(holdsNetworks, ' ')

/** The kind of the line that a number belongs to, by its words and by what it counts. */
export function kindOf(reading: Reading, counted: 'days' | 'kwh' | 'months', negative = false): LineKind {
  const words = ownWords(reading)
  if (/tarifa social/.test(words) && (negative || discount.test(words))) return 'social'
  if (strange.test(words)) return 'other'
  if (tax.test(words)) return 'tax'
  if (negative ? discount.test(words) : discountFirst.test(reading.row || reading.near)) return 'discount'
  if (networks.test(words) || networksSection.test(reading.section)) return 'networks'
  if (counted === 'kwh') return 'energy'
  return fixed.test(`${words} ${reading.head}`) ? 'power' : 'other'
}

/** Whether words take a line back that carries no sign: for sure, or as its sum decides. */
export function takesBack(reading: Reading): 'no' | 'perhaps' | 'yes' {
  const words = ownWords(reading)
  return takenBack.test(words) ? 'yes' : corrected.test(words) ? 'perhaps' : 'no'
}

/** Lines that only break down what others charge. */
const breaksDown =
  /incluid|\binclui\W+\d|valor faturado|\bcieg\b|interesse economico|pagari|custari|poup(?:ou|aste|aria|arias)\b|tivesse|\bexemplo|d[oa]s quais|valor(?:es)? acima|do valor|informa/

export const explains = ({ line, section }: Reading) =>
  breaksDown.test(line.plain.replace(holdsNetworks, ' ')) ||
  breaksDown.test(section) ||
  /compara|mercado regulado|simula|historic/.test(section)

/** A limit, not a value: `inferior a 400`, `até 500`. */
const bound =
  /(?:inferior\w*|superior\w*|igua(?:l|is)|menos|mais|acima|abaixo|ate|maxim\w*|minim\w*|limite|primeiros|partir|exced\w*|ultrapass\w*|entre|[<>≤≥])\W*(?:\b(?:a|ao|aos|de|do|dos|os|um|que)\b\W*)*$/
/** A text that defines, compares, advertises or averages. */
const informs =
  /exemplo|\bmedi[ao]s?\b|isen(?:t|c)|\bs(?:abia|aiba)\b|\bpode(?:ra|m)?\b|\bcaso\b|\bse (?:o|a|os|as|tem|tens|tiver|for|gastar|consumir)\b|\bquem\b|referenci|homolog|ano passado|(?:ano|periodo|mes) anterior|\bmud[ea]\b|\badir[ae]\b|\bjunt[ea]\b|\bpoup|desde 0[.,]|sem desconto|antes d[eo] desconto|preco (?:base|de tabela)|tipico|familia|frigorifico|nao e devid|nao se aplica|pagaria|tivesse|campanha|omie|emiss|perdas/

const boundAfter = /\d\s*[a-z]+3?[^.\d]{0,12}\bou (?:menos|mais|inferior|superior)/

/** Both ends of a band of yearly use. */
const band = /\d\s?(?:kwh|m3)?\s?(?:a|ate|e|-|–)\s?\d[\d. ]*(?:kwh|m3)\s?(?:\/|por |anua)/

export const isBound = ({ lead, line: { plain } }: Reading) =>
  bound.test(lead) || boundAfter.test(plain) || band.test(plain)

const statedWords = ({ label, near, sentence }: Reading) => `${label || near} | ${sentence}`

/** Whether a number outside the billed lines may be taken as a value of this home. */
export const isStated = (reading: Reading) =>
  !isBound(reading) &&
  !informs.test(statedWords(reading)) &&
  !strange.test(statedWords(reading)) &&
  !explains(reading) &&
  ['energy', 'power', 'other'].includes(kindOf(reading, reading.unit === 'kwh' ? 'kwh' : 'days')) &&
  reading.value > 0

/** A sum that a text works out for a whole year. */
export const isYearly = ({ line }: Reading) =>
  /(?:consumo|custo|gasto|estimativa) (?:medio )?anual/.test(line.plain)

export const informsOnly = (plain: string) => informs.test(plain)
