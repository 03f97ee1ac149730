// Sources of the figures, in the words shown to visitors; a figure of ours is marked as ours. One constant each: a
// screen that shows one figure carries one source.
export const tariffPages =
  'Tiago Felícia, https://www.tiagofelicia.pt (tarifas da ERSE, junho a agosto de 2026)'
export const dadosEnergia = 'https://github.com/tiagofelicia/dados-energia (CC BY 4.0), junho de 2026'
export const erse =
  'ERSE, https://simuladorprecos.erse.pt (lista pública de ofertas comerciais, novembro de 2025)'
const billFormula =
  'https://literaciafinanceira.pt (fórmula da fatura conferida com o simulador da ERSE, outubro de 2026)'
export const gasTariffs2025 = 'Jornal de Negócios, citando a ERSE: tarifas reguladas de gás desde 2025-10-01'
export const profiles = 'Repsol Portugal, página sobre consumos domésticos, citando a ERSE e o INE'
export const ownEstimate = 'Quero Poupar: estimativa, não um valor publicado'

// Two readings that agree.
export const tariffsTwice = `${tariffPages}; ${dadosEnergia}`
export const tariffsOctober2026 =
  'ERSE, https://www.erse.pt/media/wbxljhas/s_tarifas_net_outubro-2026.xlsx (15 de setembro de 2026), em https://github.com/tiagofelicia/dados-energia (CC BY 4.0)'
const excise = `${dadosEnergia}; ${billFormula}`
export const gasExcise = `${dadosEnergia}; ${gasTariffs2025}`
export const taxesTwice = `${tariffPages}; ${billFormula}`
export const gasBands = `${tariffPages}; e-konomista, citando a ERSE`
export const excise2012 = `${excise}; DECO PROteste, 2012-01-31`
export const audiovisual2016 = `${taxesTwice}; https://gasdeco.net/literacia-financeira/contribuicao-audiovisual/ (2017-07-26)`
export const exploration2000 = `${tariffPages}; https://dre.tretas.org/dre/112383 (portaria de 1 de março de 2000: 14$00 por mês, lida a 29 de novembro de 2026)`
// The reform of 2019 was written about with the rates of before.
export const vat2019 = `${taxesTwice}; https://eco.sapo.pt/2019/05/13/iva-sobre-contadores-da-luz-e-gas-ja-pode-descer-em-julho-de-23-para-6-nos-contratos-mais-baixos/`
export const vat2011 = `${taxesTwice}; Sábado, maio de 2019 (de 6 para 23 % em outubro de 2011)`
