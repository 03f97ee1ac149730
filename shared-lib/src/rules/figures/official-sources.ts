/** Sites of the state, its supervisors, courts and statistics, with their subdomains. */
export const officialHosts = [
  'gov.pt',
  'bportugal.pt',
  'erse.pt',
  'anacom.pt',
  'asf.com.pt',
  'cmvm.pt',
  'igcp.pt',
  'ine.pt',
  'parlamento.pt',
  'dre.pt',
  'diariodarepublica.pt',
  'pgdlisboa.pt',
  'dgsi.pt',
  'trc.pt',
  'seg-social.pt',
  'todoscontam.pt',
  'europa.eu',
] as const

const official = new RegExp(`(^|\\.)(${officialHosts.join('|').replaceAll('.', '\\.')})$`)

/** Laws and public bodies by their names, and choices of our own, which are named as such. */
const named =
  /(?<!\p{L})(?:Lei|Leis|Decretos?|Decreto-Lei|DL|DLR|Portarias?|Despachos?|Código|CIRS|CIMI|CIMT|EBF|Estatuto|RERN|Orçamento|Tabela Geral|Ofício|Circular|Instrução|Aviso|Recomendação|Diário da (?:República|Assembleia)|Autoridade Tributária|AT|Portal das Finanças|Segurança Social|Banco de Portugal|BPstat|BCE|ERSE|INE|Eurostat|ANACOM|ASF|IGCP|Riksgälden|Tribunal|Casa Pronta|Fichas?|Quero Poupar|Escolha própria|Limites)(?!\p{L})/u

/** Words that follow a law where it was read in another's copy. */
const copy =
  /[,:]? (?:transcrit|citad|lid|sobre a|segundo)[oa]?s? .*$|,? (?:em|na|no|pela) (?:https?:|\S*github|cópia|imprensa|Jornal|Público|Observador|Dinheiro|Correio).*$|,? em [A-Z]\w+ .*(?:Advogados|Consultor).*$/

const press =
  /github|aocentimo|\b(?:ECO|RTP|TSF|IOL|PwC|PLMJ)\b|Lusa|CNN|Acta Seguros|Felícia|Jornal|Repsol|Not[ií]cias|notas públicas|imprensa|(?:Doutor|doutor) ?[Ff]inan[cç]as|citando/

const hostsIn = (text: string) => [...text.matchAll(/https?:\/\/([^/\s),]+)|\b([\w-]+\.(?:pt|com))\b/g)]

/**
 * Law and official publications of a figure's source. Programs and newspapers that agree with them are the repository's
 * evidence, not what a reader checks.
 */
export const officialSources = (source: string): readonly string[] =>
  source
    .split(/;\s+/)
    .map((one) => one.replace(copy, ''))
    .filter((one) => {
      const hosts = hostsIn(one).map(([, host, bare]) => host ?? bare ?? '')
      const isNamed = named.test(one) || hosts.length > 0
      return isNamed && !press.test(one) && hosts.every((host) => official.test(host))
    })

/** A copy for a page, which shows no other source: what it leaves out would be weight alone. */
export const withOfficialSources = <Result extends object>(result: Result): Result =>
  JSON.parse(JSON.stringify(result), (key, value) =>
    key === 'source' && typeof value === 'string' ? officialSources(value).join('; ') || undefined : value,
  )
