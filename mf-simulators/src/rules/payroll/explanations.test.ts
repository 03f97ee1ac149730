import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { explainNetSalary } from './explain-net-salary'
import { netSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import { worker } from './testing/worker'

const explained = (change: Partial<SalaryInput>) => {
  const input = worker(change)
  return figureLines(explainNetSalary(input, netSalary(input)))
}

// Each formula was worked again by hand: 3033,88 × 0,3836 − 487,66 − 34,29 = 641,85; 641,85 ÷ 3033,88 × 923,73 = 195,42.
it('a month with everything: IRS Jovem above its limit, card, twelfths, overtime, the total rounded', () =>
  expect(
    explained({
      ...{ wage: cents(300_000), dependents: 1, youthIrs: true, youthIrsYear: '1' },
      ...{ mealSubsidyType: 'card', mealSubsidyDaily: cents(1200) },
      ...{ duodecimalSubsidies: 'half', extraordinaryEarnings: cents(20_000) },
      rounding: 'total',
    }),
  ).toEqual([
    'net | Líquido do mês | 309877 | 3.714,00 € − 232,00 € − 383,23 € |',
    '·gross | Total ilíquido do mês | 371400 | 3.000,00 € + 200,00 € + 264,00 € + 125,00 € + 125,00 € |',
    '··wage | Ordenado | 300000 |  |',
    '··extraordinaryEarnings | Trabalho suplementar | 20000 |  |',
    '··mealSubsidy | Subsídio de refeição | 26400 | 22 × 12,00 € | law period source',
    '···mealSubsidyTaxed | Parte com IRS e Segurança Social | 3388 | 22 × (12,00 € − 10,46 €) | law period source',
    '··holidaySubsidy | Subsídio de férias | 12500 |  |',
    '··christmasSubsidy | Subsídio de Natal | 12500 |  |',
    '·withholding | Retenção de IRS | 23200 | 195,42 € + 7,77 € + 7,77 € + 21,16 €, arredondado por defeito ao euro | law period',
    '··withholding-wage | Retenção sobre o ordenado | 19542 | 21,156 % × (3.033,88 € − 2.110,15 €) | law period',
    '···wage-effective-rate | Taxa efetiva | 0.21155957651588064 | 641,85 € ÷ 3.033,88 € |',
    '····wage-table | Retenção pela tabela II (trabalho, não casado com dependentes) | 64185 | 3.033,88 € × 38,36 % − 487,66 € − 1 × 34,29 € | law period source',
    '···wage-exempt | Parte isenta pelo IRS Jovem | 211015 | 55 × 537,13 € (IAS) ÷ 14, o limite de cada pagamento | law period source',
    '··withholding-holidaySubsidy | Retenção sobre o subsídio de férias (duodécimo ou parte) | 777 | 186,53 € × 1/24 | law period',
    '···holidaySubsidy-effective-rate | Taxa efetiva | 0.20961666666666665 | 628,85 € ÷ 3.000,00 € |',
    '····holidaySubsidy-table | Retenção pela tabela II (trabalho, não casado com dependentes) | 62885 | 3.000,00 € × 38,36 % − 487,66 € − 1 × 34,29 € | law period source',
    '···holidaySubsidy-exempt | Parte isenta pelo IRS Jovem | 211015 | 55 × 537,13 € (IAS) ÷ 14, o limite de cada pagamento | law period source',
    '··withholding-christmasSubsidy | Retenção sobre o subsídio de Natal (duodécimo ou parte) | 777 | 186,53 € × 1/24 | law period',
    '···christmasSubsidy-effective-rate | Taxa efetiva | 0.20961666666666665 | 628,85 € ÷ 3.000,00 € |',
    '····christmasSubsidy-table | Retenção pela tabela II (trabalho, não casado com dependentes) | 62885 | 3.000,00 € × 38,36 % − 487,66 € − 1 × 34,29 € | law period source',
    '···christmasSubsidy-exempt | Parte isenta pelo IRS Jovem | 211015 | 55 × 537,13 € (IAS) ÷ 14, o limite de cada pagamento | law period source',
    '··withholding-extraordinaryEarnings | Retenção sobre o trabalho suplementar | 2116 | 200,00 € × 50 % × 21,156 % | law period source',
    '···extraordinaryEarnings-effective-rate | Taxa efetiva | 0.21155957651588064 | 641,85 € ÷ 3.033,88 € |',
    '····extraordinaryEarnings-table | Retenção pela tabela II (trabalho, não casado com dependentes) | 64185 | 3.033,88 € × 38,36 % − 487,66 € − 1 × 34,29 € | law period source',
    '·socialSecurity | Segurança Social | 38323 | 3.483,88 € × 11 % | law period source',
    'netYear | Líquido do ano | 3941797 | 11 × 3.098,77 € + 2.847,50 € + 1.242,00 € + 1.242,00 € |',
    '·netYear-1 | Mês comum | 309877 |  |',
    '·netYear-2 | Mês sem subsídio de refeição | 284750 |  |',
    '·netYear-3 | Subsídio de férias | 124200 |  |',
    '·netYear-4 | Subsídio de Natal | 124200 |  |',
    'companyCost | Custo para a empresa no mês | 454142 | 3.714,00 € + 827,42 € |',
    '·companySocialSecurity | Segurança Social da empresa | 82742 | 3.483,88 € × 23,75 % | law period source',
  ]))

it('a pension of the armed forces', () =>
  expect(explained({ employment: 'pensioner', wage: cents(250_000), invalidity: 'military' })).toEqual([
    'net | Líquido do mês | 232300 | 2.500,00 € − 177,00 € − 0,00 € |',
    '·gross | Total ilíquido do mês | 250000 | 2.500,00 € |',
    '··wage | Pensão | 250000 |  |',
    '·withholding | Retenção de IRS | 17700 | 177,00 € | law period',
    '··withholding-wage | Retenção sobre a pensão | 17700 | 177,54 €, arredondado por defeito ao euro | law period',
    '···wage-table | Retenção pela tabela X (pensões com deficiência, não casado ou casado com dois titulares) | 17754 | 2.500,00 € × 34,9 % − 676,77 € − 18,19 € | law period source',
    '·socialSecurity | Segurança Social | 0 | As pensões não descontam para a Segurança Social |',
    'netYear | Líquido do ano | 3252200 | 12 × 2.323,00 € + 2.323,00 € + 2.323,00 € |',
    '·netYear-1 | Mês comum | 232300 |  |',
    '·netYear-2 | Subsídio de férias | 232300 |  |',
    '·netYear-3 | Subsídio de Natal | 232300 |  |',
  ]))

it('own contributions, three dependents, IRS Jovem below its limit', () =>
  expect(
    explained({
      ...{ wage: cents(250_000), workerContribution: 0.1, companyContribution: 0.2 },
      ...{ dependents: 3, invalidDependents: 1, youthIrs: true, youthIrsYear: '8-10' },
    }),
  ).toEqual([
    'net | Líquido do mês | 205700 | 2.500,00 € − 193,00 € − 250,00 € |',
    '·gross | Total ilíquido do mês | 250000 | 2.500,00 € |',
    '··wage | Ordenado | 250000 |  |',
    '·withholding | Retenção de IRS | 19300 | 193,00 € | law period',
    '··withholding-wage | Retenção sobre o ordenado | 19300 | 10,346 % × (2.500,00 € − 625,00 €), arredondado por defeito ao euro | law period',
    '···wage-effective-rate | Taxa efetiva | 0.10346 | 258,65 € ÷ 2.500,00 € |',
    '····wage-table | Retenção pela tabela II (trabalho, não casado com dependentes) | 25865 | 2.500,00 € × 37,36 % − 487,66 € − 3 × 34,29 € − 84,82 € | law period source',
    '···wage-exempt | Parte isenta pelo IRS Jovem | 62500 | 2.500,00 € × 25 % | law period source',
    '·socialSecurity | Segurança Social | 25000 | 2.500,00 € × 10 % | source',
    'netYear | Líquido do ano | 2879800 | 12 × 2.057,00 € + 2.057,00 € + 2.057,00 € |',
    '·netYear-1 | Mês comum | 205700 |  |',
    '·netYear-2 | Subsídio de férias | 205700 |  |',
    '·netYear-3 | Subsídio de Natal | 205700 |  |',
    'companyCost | Custo para a empresa no mês | 300000 | 2.500,00 € + 500,00 € |',
    '·companySocialSecurity | Segurança Social da empresa | 50000 | 2.500,00 € × 20 % | source',
  ]))

it('a row that no source shows', () =>
  expect(explained({ period: '2025-10', region: 'azores', wage: cents(100_000) })).toEqual([
    'net | Líquido do mês | unknown | Não temos a parcela a abater da linha at |',
    '·gross | Total ilíquido do mês | 100000 | 1.000,00 € |',
    '··wage | Ordenado | 100000 |  |',
    '·withholding | Retenção de IRS | unknown | Não temos a parcela a abater da linha at |',
    '·socialSecurity | Segurança Social | 11000 | 1.000,00 € × 11 % | law period source',
    'netYear | Líquido do ano | unknown | Não temos a parcela a abater da linha at |',
    'companyCost | Custo para a empresa no mês | 123750 | 1.000,00 € + 237,50 € |',
    '·companySocialSecurity | Segurança Social da empresa | 23750 | 1.000,00 € × 23,75 % | law period source',
  ]))

it('overtime of 2024 in part from hour 101, nothing rounded, everything in twelfths', () =>
  expect(
    explained({
      period: '2024-01',
      wage: cents(150_001),
      extraordinaryEarnings: cents(20_000),
      extraordinaryFromHour101: cents(10_000),
      rounding: 'cents',
      duodecimalSubsidies: 'full',
    }),
  ).toEqual([
    'net | Líquido do mês | 147794 | 1.950,01 € − 257,57 € − 214,50 € |',
    '·gross | Total ilíquido do mês | 195001 | 1.500,01 € + 200,00 € + 125,00 € + 125,00 € |',
    '··wage | Ordenado | 150001 |  |',
    '··extraordinaryEarnings | Trabalho suplementar | 20000 |  |',
    '··holidaySubsidy | Subsídio de férias | 12500 |  |',
    '··christmasSubsidy | Subsídio de Natal | 12500 |  |',
    '·withholding | Retenção de IRS | 25757 | 203,34 € + 16,95 € + 16,95 € + 13,56 € + 6,78 € | law period',
    '··withholding-wage | Retenção sobre o ordenado | 20334 | 203,34 € | law period',
    '···wage-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 20334 | 1.500,01 € × 26 % − 186,66 € | law period source',
    '··withholding-holidaySubsidy | Retenção sobre o subsídio de férias (duodécimo ou parte) | 1695 | 203,34 € × 1/12 | law period',
    '···holidaySubsidy-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 20334 | 1.500,01 € × 26 % − 186,66 € | law period source',
    '··withholding-christmasSubsidy | Retenção sobre o subsídio de Natal (duodécimo ou parte) | 1695 | 203,34 € × 1/12 | law period',
    '···christmasSubsidy-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 20334 | 1.500,01 € × 26 % − 186,66 € | law period source',
    '··withholding-extraordinaryEarnings | Retenção sobre o trabalho suplementar | 1356 | 100,00 € × 100 % × 13,5561 % | law period source',
    '···extraordinaryEarnings-effective-rate | Taxa efetiva | 0.13556082959446938 | 203,34 € ÷ 1.500,01 € |',
    '····extraordinaryEarnings-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 20334 | 1.500,01 € × 26 % − 186,66 € | law period source',
    '··withholding-extraordinaryFromHour101 | Retenção sobre o trabalho suplementar da 101.ª hora em diante | 678 | 100,00 € × 50 % × 13,5561 % | law period source',
    '···extraordinaryFromHour101-effective-rate | Taxa efetiva | 0.13556082959446938 | 203,34 € ÷ 1.500,01 € |',
    '····extraordinaryFromHour101-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 20334 | 1.500,01 € × 26 % − 186,66 € | law period source',
    '·socialSecurity | Segurança Social | 21450 | 1.950,01 € × 11 % | law period source',
    'netYear | Líquido do ano | 1773530 | 12 × 1.477,94 € + 0,01 € + 0,01 € |',
    '·netYear-1 | Mês comum | 147794 |  |',
    '·netYear-2 | Acerto de cêntimos do subsídio de férias | 1 |  |',
    '·netYear-3 | Acerto de cêntimos do subsídio de Natal | 1 |  |',
    'companyCost | Custo para a empresa no mês | 241314 | 1.950,01 € + 463,13 € |',
    '·companySocialSecurity | Segurança Social da empresa | 46313 | 1.950,01 € × 23,75 % | law period source',
  ]))

it('a spouse with a disability, meals below the limit', () =>
  expect(
    explained({
      wage: cents(300_000),
      fiscalSituation: 'married1',
      invalidSpouse: true,
      mealSubsidyType: 'money',
      mealSubsidyDaily: cents(600),
    }),
  ).toEqual([
    'net | Líquido do mês | 253800 | 3.132,00 € − 264,00 € − 330,00 € |',
    '·gross | Total ilíquido do mês | 313200 | 3.000,00 € + 132,00 € |',
    '··wage | Ordenado | 300000 |  |',
    '··mealSubsidy | Subsídio de refeição | 13200 | 22 × 6,00 € | law period source',
    '···mealSubsidyTaxed | Parte com IRS e Segurança Social | 0 | 6,00 € não passa o limite de 6,15 € por dia | law period source',
    '·withholding | Retenção de IRS | 26400 | 264,00 € | law period',
    '··withholding-wage | Retenção sobre o ordenado | 26400 | 264,57 €, arredondado por defeito ao euro | law period',
    '···wage-table | Retenção pela tabela III (trabalho, casado com um titular) | 26457 | 3.000,00 € × 25,7 % − 370,72 € − 135,71 € | law period source',
    '·socialSecurity | Segurança Social | 33000 | 3.000,00 € × 11 % | law period source',
    'netYear | Líquido do ano | 3513600 | 11 × 2.538,00 € + 2.406,00 € + 2.406,00 € + 2.406,00 € |',
    '·netYear-1 | Mês comum | 253800 |  |',
    '·netYear-2 | Mês sem subsídio de refeição | 240600 |  |',
    '·netYear-3 | Subsídio de férias | 240600 |  |',
    '·netYear-4 | Subsídio de Natal | 240600 |  |',
    'companyCost | Custo para a empresa no mês | 384450 | 3.132,00 € + 712,50 € |',
    '·companySocialSecurity | Segurança Social da empresa | 71250 | 3.000,00 € × 23,75 % | law period source',
  ]))

it('a wage that bears nothing, a quarter of the subsidies in twelfths', () =>
  expect(explained({ wage: cents(90_000), duodecimalSubsidies: 'quarter' })).toEqual([
    'net | Líquido do mês | 83437 | 937,50 € − 0,00 € − 103,13 € |',
    '·gross | Total ilíquido do mês | 93750 | 900,00 € + 37,50 € |',
    '··wage | Ordenado | 90000 |  |',
    '··holidaySubsidy | Subsídio de férias | 3750 |  |',
    '·withholding | Retenção de IRS | 0 | 0,00 € + 0,00 € | law period',
    '··withholding-wage | Retenção sobre o ordenado | 0 | 0,00 €, arredondado por defeito ao euro | law period',
    '···wage-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 0 | 900,00 € × 0 % | law period source',
    '··withholding-holidaySubsidy | Retenção sobre o subsídio de férias (duodécimo ou parte) | 0 | 0,00 € × 1/24, arredondado por defeito ao euro | law period',
    '···holidaySubsidy-table | Retenção pela tabela I (trabalho, não casado sem dependentes ou casado com dois titulares) | 0 | 900,00 € × 0 % | law period source',
    '·socialSecurity | Segurança Social | 10313 | 937,50 € × 11 % | law period source',
    'netYear | Líquido do ano | 1121394 | 12 × 834,37 € + 400,50 € + 801,00 € |',
    '·netYear-1 | Mês comum | 83437 |  |',
    '·netYear-2 | Subsídio de férias | 40050 |  |',
    '·netYear-3 | Subsídio de Natal | 80100 |  |',
    'companyCost | Custo para a empresa no mês | 116016 | 937,50 € + 222,66 € |',
    '·companySocialSecurity | Segurança Social da empresa | 22266 | 937,50 € × 23,75 % | law period source',
  ]))
