/**
 * Banks by a code of ours: those of the deposit rates of 2026-09-17 (literaciafinanceira.pt) and of DECO PROteste’s
 * comparison of home loans of 2024-05-28. Not every bank of the country.
 */
export const bankNames: Readonly<Record<string, string>> = {
  abanca: 'ABANCA',
  activobank: 'ActivoBank',
  'atlantico-europa': 'Atlântico Europa',
  'bai-europa': 'BAI Europa',
  bbva: 'BBVA',
  'bni-europa': 'BNI Europa',
  bpi: 'BPI',
  'banco-best': 'Banco Best',
  'banco-big': 'Banco BiG',
  'banco-ctt': 'Banco CTT',
  'banco-carregosa': 'Banco Carregosa',
  'banco-finantia': 'Banco Finantia',
  'banco-invest': 'Banco Invest',
  'banco-montepio': 'Banco Montepio',
  'banco-portugues-de-gestao': 'Banco Português de Gestão',
  bankinter: 'Bankinter',
  'bison-bank': 'Bison Bank',
  'caixa-geral-de-depositos': 'Caixa Geral de Depósitos',
  'credito-agricola': 'Crédito Agrícola',
  eurobic: 'EuroBic',
  'haitong-bank': 'Haitong Bank',
  klarna: 'Klarna',
  'millennium-bcp': 'Millennium bcp',
  'novo-banco': 'Novo Banco',
  openbank: 'Openbank',
  santander: 'Santander',
  uci: 'UCI',
}
