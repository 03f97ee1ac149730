// Sources of the figures, in the words shown to visitors; a figure of ours is marked as ours. One constant each: a
// screen that shows one figure carries one source.
export const erse =
  'ERSE, https://simuladorprecos.erse.pt (lista pública de ofertas comerciais, novembro de 2025)'
export const gasTariffs2025 = 'Jornal de Negócios, citando a ERSE: tarifas reguladas de gás desde 2025-10-01'
export const profiles = 'Repsol Portugal, página sobre consumos domésticos, citando a ERSE e o INE'
export const ownEstimate = 'Quero Poupar: estimativa, não um valor publicado'
