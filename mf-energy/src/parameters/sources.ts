// Where the figures were read. A figure of ours says so instead of naming somebody. One constant each: a screen that
// shows one figure carries one source.
export const tariffPages =
  'Tiago Felícia, https://www.tiagofelicia.pt (ERSE tariffs as of June to August 2026)'
export const dadosEnergia = 'https://github.com/tiagofelicia/dados-energia (CC BY 4.0), June 2026'
export const erse = 'ERSE, https://simuladorprecos.erse.pt (public list of commercial offers, November 2025)'
export const billFormula =
  'https://literaciafinanceira.pt (bill formula checked against ERSE’s simulator, October 2026)'
export const gasTariffs2025 = 'Jornal de Negócios, quoting ERSE: regulated gas tariffs from 2025-10-01'
export const profiles = 'Repsol Portugal, page on household consumption, quoting ERSE and INE'
export const appliances = 'Cooperativa Eléctrica do Loureiro, Goldenergy and DECO PROteste, appliance tables'
export const ownEstimate = 'Quero Poupar: our own estimate, not a published figure'
