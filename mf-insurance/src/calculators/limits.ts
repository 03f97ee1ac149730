/** Common to all of these calculators. */
export const noPrices = 'Não há aqui preços de seguradoras: só contas sobre os valores que escreveres.'

export const taxLimits: readonly string[] = [
  noPrices,
  'Assistência em viagem e proteção jurídica são de outros ramos: nessa parte podem não se aplicar o INEM e a prevenção rodoviária. Em relação ao recibo, a diferença é de até 1 %.',
]

export const claimLimits: readonly string[] = [
  'São prazos para danos materiais em Portugal; com feridos há outros prazos.',
  'Contamos os feriados nacionais, não os municipais nem os regionais.',
]

export const lossLimits: readonly string[] = [
  'É a regra do seguro obrigatório de quem causou o acidente; a cobertura de danos próprios segue a tua apólice.',
  'Os tribunais usam estes limites como referência: o dono pode discordar e provar outro valor.',
]

export const coverLimits: readonly string[] = [
  noPrices,
  'Os pacotes são os mais habituais; cada seguradora junta as coberturas à sua maneira. Vale a tua apólice.',
]

export const refundLimits: readonly string[] = [
  'É uma estimativa: alguns impostos não são devolvidos e a apólice pode ter outra regra.',
]
