// Sources of the figures: public names only. One constant each, so that a figure has one source on every screen.
export const recommendation2026 = 'Banco de Portugal, Recomendação Macroprudencial n.º 1/2026'
export const recommendation2018 =
  'Banco de Portugal, recomendação macroprudencial de 2018, no Público (2018-02-21) e no Dinheiro Vivo (2018-11, 2022-03)'
export const instruction23of2023 = 'Banco de Portugal, Instrução n.º 23/2023'
export const instruction3of2018 =
  'Banco de Portugal, Instrução n.º 3/2018, no Jornal de Negócios (2023-08) e no Dinheiro Vivo (2023-11)'
export const indexRule = 'Banco de Portugal, Portal do Cliente Bancário, cálculo da taxa de juro variável'
export const dayCount = 'Banco de Portugal, Portal do Cliente Bancário, convenções de contagem de dias'
export const negativeRate = 'Banco de Portugal, Portal do Cliente Bancário, notícia de 2018-07-19'
export const negativeRateBefore = 'Jornal de Negócios, 2018-10-11'
export const stampTables2026 = 'Tabela Geral do Imposto do Selo, versões públicas de 2026 (2026.1 e 2026-09)'
export const surchargeEnd = `${stampTables2026}; análise da Deloitte ao OE 2023, no Jornal de Negócios (2022-10, lido a 28 de novembro de 2026)`
export const shorterTerms2020 =
  'Banco de Portugal, nota de 31 de janeiro de 2020, no Observador e no Correio da Manhã (lidos a 28 de novembro de 2026)'
export const earlyRepayment =
  'Doutor Finanças (2025-11), Diário de Notícias da Madeira (2025-11-28), Idealista (2025-11-18)'
export const consumerRepayment =
  'Banco de Portugal, Portal do Cliente Bancário, reembolso antecipado, https://clientebancario.bportugal.pt/pt-PT/ProdutosBancarios/CreditoConsumidores/Paginas/Reembolsoantecipado.aspx'
export const guarantee =
  'Portaria n.º 236-A/2024/1, em CRS Advogados e Conselhos do Consultor; Diário de Notícias da Madeira (2025-05-07)'
export const guaranteeScale = 'Direção-Geral do Tesouro e Finanças, citada pela Premium Imobiliária'
export const incomeTable2026 = 'Tabela pública dos escalões de IRS de 2026'
export const taeg = 'Diretiva 2014/17/UE, anexo I, e Diretiva 2008/48/CE, anexo I'
export const ownLimits = 'Quero Poupar: limites deste simulador'
