// Sources of the figures: public names only. One constant each, so that a figure has one source on every screen.
export const indexRule = 'Banco de Portugal, Portal do Cliente Bancário, cálculo da taxa de juro variável'
export const dayCount = 'Banco de Portugal, Portal do Cliente Bancário, convenções de contagem de dias'
export const negativeRate = 'Banco de Portugal, Portal do Cliente Bancário, notícia de 2018-07-19'
const stampTables2026 = 'Tabela Geral do Imposto do Selo, versões públicas de 2026 (2026.1 e 2026-09)'
export const surchargeEnd = `${stampTables2026}; análise da Deloitte ao OE 2023, no Jornal de Negócios (2022-10, lido a 28 de novembro de 2026)`
export const taeg = 'Diretiva 2014/17/UE, anexo I, e Diretiva 2008/48/CE, anexo I'
