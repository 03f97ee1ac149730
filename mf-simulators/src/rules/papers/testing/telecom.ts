import type { SyntheticPaper } from './synthetic-paper'

/**
 * Headings of the form around what an operator writes as its price. Of the Regulation only the recitals could be read
 * (dre.pt/application/external/eurolex?19R2243, 2026-11-29), so the headings are not compared with its annex.
 */
const official = (price: string) => `
Resumo do contrato
O presente resumo do contrato contém os elementos principais desta oferta de serviço, tal como exigido pela legislação da UE
Serviços e equipamento
Internet fixa 500 Mbps, TV, voz fixa. Box e router em regime de aluguer
Velocidades do serviço de Internet e vias de recurso
Velocidade máxima 500 Mbps
Preço
${price}
Duração, renovação e rescisão
Período mínimo de 24 meses. Encargos por rescisão antecipada: até 300,00 €
Características para utilizadores finais com deficiência
Outras informações relevantes`

/** After the form of Regulation (EU) 2019/2243; operators and prices are invented. */
export const contractSummaries: readonly SyntheticPaper[] = [
  {
    name: 'all headings, a discount by periods of invoicing',
    text: official(`Preço recorrente por período de faturação: 44,99 €
Desconto promocional: 10,00 € durante 12 períodos de faturação
Preço de ativação: 20,00 €`),
    values: { price: 34.99, promotionMonths: 12, priceAfter: 44.99 },
    sure: [],
  },
  {
    name: 'all headings, a price from a numbered month on',
    text: official(`Preço por mês                                      34,99 €
Preço por mês após o período promocional (a partir do mês 13)     44,99 €
Preço total do contrato (24 meses)                 959,76 €`),
    values: { price: 34.99, promotionMonths: 12, priceAfter: 44.99 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'all headings, one price and what is paid once',
    text: official('Encargos mensais: 39,99 € (IVA incluído); encargos pontuais: 20,00 € de ativação'),
    values: { price: 39.99 },
    sure: [],
  },
  {
    name: 'with and without the discount, both named',
    text: official(`Valor mensal com desconto até ao mês 12: 34,99 €
Valor mensal sem desconto: 44,99 €`),
    values: { price: 34.99, promotionMonths: 12, priceAfter: 44.99 },
    sure: [],
  },
  {
    name: 'one sentence with both prices and the total of the loyalty',
    text: `
Resumo do contrato
Operadora Inventada, S.A.
Serviços e equipamento
TV, internet fixa 500 Mbps, telefone e 2 cartões de telemóvel. Router incluído.
Débitos do serviço de internet e vias de recurso
Débito máximo 500 Mbps, normalmente disponível 400 Mbps
Preço
Mensalidade: 30,00 €/mês durante os primeiros 12 meses; 46,40 €/mês a partir do 13.º mês (IVA incluído)
Custo total em 24 meses: 916,80 €
Instalação: 75,00 €, oferta com fidelização
Duração, renovação e denúncia
Fidelização de 24 meses. Cessação antecipada: até 240,00 €`,
    values: { price: 30, promotionMonths: 12, priceAfter: 46.4 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'price, discount and price with discount in lines of their own',
    text: `
RESUMO DO CONTRATO
Preço
Preço base                                       52,99 €
Desconto durante 18 meses                        -13,00 €
Mensalidade promocional                          39,99 €
Equipamento: box adicional                        4,50 €
Duração, renovação e denúncia
Período mínimo de 24 meses`,
    values: { price: 39.99, promotionMonths: 18, priceAfter: 52.99 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'months as heads of columns',
    text: `
Resumo do contrato
Preço                    Meses 1 a 6       Meses 7 a 24
Mensalidade              25,00 €           41,50 €
Ativação                 20,00 €
Total em 24 meses: 897,00 €`,
    values: { price: 25, promotionMonths: 6, priceAfter: 41.5 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'a price that does not change',
    text: `
Resumo do contrato (Regulamento de Execução (UE) 2019/2243)
Preço
Mensalidade: 37,90 € com IVA. Chamadas para números especiais: 0,31 € por minuto
Preço total de 24 meses: 909,60 €`,
    values: { price: 37.9 },
    sure: ['price'],
  },
  {
    name: 'words before the prices, and nothing that proves them',
    text: `
Resumo do contrato
Preço
Nos primeiros 12 meses: 28,99 €. Após esse período: 44,99 €.`,
    values: { price: 28.99, promotionMonths: 12, priceAfter: 44.99 },
    sure: [],
  },
  {
    name: 'a total that does not come out',
    text: `
Resumo do contrato
Mensalidade: 30,00 € nos primeiros 12 meses; 46,40 € depois
Total em 24 meses: 1.113,60 €`,
    values: { price: 30, promotionMonths: 12, priceAfter: 46.4 },
    sure: [],
  },
  {
    name: 'months as rows',
    text: `
Resumo do contrato
Período                 Valor mensal
1.º ao 12.º mês         27,50 €
13.º ao 24.º mês        44,00 €
Total 24 meses          858,00 €`,
    values: { price: 27.5, promotionMonths: 12, priceAfter: 44 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'a price without VAT is none that people pay',
    text: `
Resumo do contrato
Mensalidade: 32,52 € sem IVA; 40,00 € com IVA`,
    values: { price: 40 },
    sure: [],
  },
  {
    name: 'parts of a month and their total',
    text: `
Resumo do contrato
Pacote TV e internet: 35,00 €/mês
Cartão de telemóvel: 10,00 €/mês
Total mensal: 45,00 €`,
    values: { price: 45 },
    sure: [],
  },
  {
    name: 'a discount for good',
    text: `
Resumo do contrato
Mensalidade sem desconto: 55,99 €
Desconto permanente: -10,00 €
Mensalidade com desconto: 45,99 €`,
    values: { price: 45.99 },
    sure: ['price'],
  },
  {
    name: 'a price as long as the loyalty',
    text: `
Resumo do contrato
33,50 €/mês (IVA incl.) nos 24 meses de fidelização. Findo esse período passa a 49,99 €.`,
    values: { price: 33.5, promotionMonths: 24, priceAfter: 49.99 },
    sure: [],
  },
  {
    name: 'price, discount and what is left in columns',
    text: `
Resumo do contrato
                      Mensalidade      Desconto       A pagar
Meses 1 a 12          47,99 €          -15,00 €       32,99 €
Meses 13 a 24         47,99 €          0,00 €         47,99 €`,
    values: { price: 32.99, promotionMonths: 12, priceAfter: 47.99 },
    sure: [],
  },
  {
    name: 'a first and a second year in one sentence',
    text: `
Resumo do contrato
No primeiro ano pagas 25,00 €/mês e no segundo ano 40,00 €/mês. Total em 24 meses: 780,00 €`,
    values: { price: 25, promotionMonths: 12, priceAfter: 40 },
    sure: ['price', 'promotionMonths', 'priceAfter'],
  },
  {
    name: 'years, then another price',
    text: `
Resumo do contrato
Preço mensal: 42,00 € durante 2 anos, depois 55,00 €`,
    values: { price: 42, promotionMonths: 24, priceAfter: 55 },
    sure: [],
  },
  {
    name: 'prices between days',
    text: `
Resumo do contrato
Mensalidade 29,99 € até 31/12/2027. A partir de 01/01/2028: 44,99 €`,
    values: { price: 29.99, priceAfter: 44.99 },
    sure: [],
  },
  ...(
    [
      [
        'three prices as rows, of which the later ones are a mean',
        'Meses 1 a 3          0,00 €\nMeses 4 a 12         30,00 €\nMeses 13 a 24        42,00 €\nTotal 24 meses       774,00 €',
        { price: 0, promotionMonths: 3, priceAfter: 36.86 },
        ['price', 'promotionMonths'],
      ],
      [
        'three prices in a sentence',
        'Pague 9,99 €/mês durante 3 meses. Depois 29,99 €/mês até ao 12.º mês e 39,99 €/mês a seguir.',
        { price: 9.99, promotionMonths: 3, priceAfter: 35.7 },
        [],
      ],
      [
        'three prices without ends',
        'Mensalidade: 19,99 € nos primeiros 6 meses, depois 34,99 €, findo o contrato 49,99 €',
        { price: 19.99, promotionMonths: 6, priceAfter: 34.99 },
        [],
      ],
      [
        'the first three months for nothing',
        'Mensalidade: 39,99 €/mês\nOferta das 3 primeiras mensalidades',
        { price: 0, promotionMonths: 3, priceAfter: 39.99 },
        [],
      ],
      [
        'two months for nothing, in words',
        'Mensalidade 41,50 €, com duas mensalidades grátis.',
        { price: 0, promotionMonths: 2, priceAfter: 41.5 },
        [],
      ],
      [
        'the first month for nothing, and the total',
        'Mensalidade 33,00 €\nPrimeira mensalidade grátis\nTotal em 24 meses: 759,00 €',
        { price: 0, promotionMonths: 1, priceAfter: 33 },
        ['price', 'promotionMonths', 'priceAfter'],
      ],
      [
        'months of another service for nothing',
        'Mensalidade 33,00 €\nOferta de 3 meses de canais de filmes',
        { price: 33 },
        [],
      ],
      [
        'a share taken off for some months',
        'Mensalidade: 40,00 €\n50% de desconto nos primeiros 6 meses',
        { price: 20, promotionMonths: 6, priceAfter: 40 },
        [],
      ],
      [
        'days in words',
        'Mensalidade 29,99 € até 31 de dezembro de 2026; 44,99 € a partir de 1 de janeiro de 2027',
        { price: 29.99, priceAfter: 44.99 },
        [],
      ],
      [
        'a discount in brackets',
        'Mensalidade com IVA: 37,49 € (desconto de 7,50 € durante 24 meses; preço sem desconto 44,99 €)',
        { price: 37.49, promotionMonths: 24, priceAfter: 44.99 },
        [],
      ],
      [
        'a day and a time',
        'Emitido em 05/03/2026 14:32. Preço em vigor a partir de 1 de março de 2026: 35,00 €/mês',
        { price: 35 },
        [],
      ],
    ] as const
  ).map(([name, text, values, sure]) => ({ name, text: `Resumo do contrato\n${text}`, values, sure })),
]
