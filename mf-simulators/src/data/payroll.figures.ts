import { euros, eurosPer, labelled, percent, plain } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures, tableFigure } from 'shared-lib/rules/dated/published-figure'
import {
  disabledDependent,
  disabledSpouse,
  manyDependents,
  pensionDependent,
} from './parameters/payroll/dependent-deductions'
import { ias } from './parameters/payroll/ias'
import { mealLimits } from './parameters/payroll/meal-allowance'
import { minimumWage } from './parameters/payroll/minimum-wage'
import { overtimeRates } from './parameters/payroll/overtime'
import * as receipts from './parameters/payroll/self-employed'
import { generalContribution } from './parameters/payroll/social-security'
import { type PeriodFile, withholdingTables } from './parameters/payroll/withholding-tables'
import { youthCap, youthIrs, youthPayments } from './parameters/payroll/youth-irs'

const perMonth = eurosPer('mês')
const byStatus = {
  single: 'Não casado',
  oneEarner: 'Casado, um titular',
  twoEarners: 'Casado, dois titulares',
} as const

const tablesOf = ({ regions }: PeriodFile, region: keyof PeriodFile['regions']) => {
  const { law, tables } = regions[region]
  const all = Object.values(tables)
  return `${all.length} tabelas, ${all.reduce((rows, table) => rows + table.rows.length, 0)} linhas (${law})`
}

export const payrollFigures = publishFigures('Salários', [
  tableFigure(withholdingTables, 'Tabelas de retenção na fonte de IRS', (file) => ({
    Continente: tablesOf(file, 'mainland'),
    Madeira: tablesOf(file, 'madeira'),
    Açores: tablesOf(file, 'azores'),
  })),
  figure(minimumWage.mainland, 'Salário mínimo nacional', perMonth),
  figure(minimumWage.madeira, 'Salário mínimo na Madeira', perMonth),
  figure(minimumWage.azores, 'Salário mínimo nos Açores', perMonth),
  figure(ias, 'IAS, indexante dos apoios sociais', perMonth),
  figure(
    mealLimits,
    'Subsídio de refeição livre de impostos',
    labelled({ money: 'Em dinheiro', card: 'Em cartão ou vales' }, eurosPer('dia')),
  ),
  figure(
    generalContribution,
    'Segurança Social, regime geral',
    labelled({ worker: 'Trabalhador', company: 'Empresa' }, percent),
  ),
  figure(
    overtimeRates,
    'Retenção sobre trabalho suplementar, em parte da taxa efetiva do mês',
    labelled({ firstHours: 'Primeiras 100 horas do ano', fromHour101: 'Da hora 101 em diante' }, percent),
  ),
  figure(youthIrs, 'IRS Jovem: parte isenta e limite', (years) =>
    Object.fromEntries(
      years.map(({ exemptShare, capTimesIas }, index) => [
        `${index + 1}.º ano`,
        `${percent(exemptShare)}, até ${plain(capTimesIas)} IAS por ano`,
      ]),
    ),
  ),
  figure(youthPayments, 'IRS Jovem: pagamentos por que se divide o limite do ano', plain),
  figure(
    youthCap,
    'IRS Jovem: limite da parte isenta',
    labelled({ year: 'Por ano', payment: 'Por pagamento' }, euros),
  ),
  figure(disabledDependent, 'Por dependente com deficiência, a menos na retenção', ({ amount, mostTimes }) =>
    Object.fromEntries(
      (Object.keys(byStatus) as (keyof typeof byStatus)[]).map((status) => [
        byStatus[status],
        `${perMonth(amount[status])}, até ${mostTimes[status]} vezes se o trabalhador pedir`,
      ]),
    ),
  ),
  figure(disabledSpouse, 'Por cônjuge com deficiência e sem rendimentos, a menos na retenção', perMonth),
  figure(
    pensionDependent,
    'Por dependente de pensionista, a menos na retenção',
    labelled(byStatus, perMonth),
  ),
  figure(
    manyDependents,
    'Redução da taxa de retenção com muitos dependentes',
    ({ from, cut }) => `${plain(cut * 100)} ponto percentual, a partir de ${from} dependentes`,
  ),
  figure(receipts.receiptWithholding, 'Retenção em recibos de serviços (recibos verdes)', percent),
  figure(receipts.otherServiceWithholding, 'Retenção em recibos de outros serviços', percent),
  figure(receipts.withholdingWaiver, 'Recibos verdes: dispensa de retenção até', eurosPer('ano')),
  figure(
    receipts.goodsRelevantShare,
    'Recibos verdes: parte das vendas que conta para a Segurança Social',
    percent,
  ),
  figure(
    receipts.contributionExemption,
    'Recibos verdes: isenção da Segurança Social',
    ({ firstMonths, jobIas, besideJobIas }) => ({
      'No início da atividade': `${firstMonths} meses`,
      'Com um emprego que paga pelo menos': `${jobIas} IAS por mês`,
      'Até um rendimento relevante de': `${besideJobIas} IAS por mês`,
    }),
  ),
  figure(
    receipts.declaredAdjustment,
    'Recibos verdes: ajuste na declaração trimestral',
    ({ most, step }) =>
      `até ${percent(most)} para mais ou para menos, de ${percent(step)} em ${percent(step)}`,
  ),
])
