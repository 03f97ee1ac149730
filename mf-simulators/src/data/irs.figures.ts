import { euros, eurosPer, labelled, numbered, percent, plain } from 'shared-lib/rules/dated/figure-words'
import {
  type FigureEntry,
  figure,
  publishFigures,
  tableFigure,
} from 'shared-lib/rules/dated/published-figure'
import { regionNames } from 'shared-lib/rules/property/region'
import { municipalitiesIn } from './municipal-words'
import { selfEmployedContributions } from './parameters/irs/contributions'
import { dependantCredits } from './parameters/irs/dependants'
import { disabilityCredits, disabilityIncome } from './parameters/irs/disability'
import { jointQuotient, municipalShare, separateShare } from './parameters/irs/filing'
import {
  minimumExistence,
  minimumExistenceApart,
  minimumExistenceCeiling,
} from './parameters/irs/minimum-existence'
import { moderateRents, rentRates, type SpecialRateCuts, specialRateCuts } from './parameters/irs/rents'
import * as activity from './parameters/irs/self-employment'
import {
  azoresSolidaritySurcharge,
  type SurchargeTier,
  solidaritySurcharge,
} from './parameters/irs/solidarity-surcharge'
import { alimonyReceivedRate, pensionDeduction, specificDeduction } from './parameters/irs/specific-deduction'
import * as credits from './parameters/irs/tax-credits'
import {
  azoresRateCuts,
  madeiraRateCuts,
  mainlandTaxTable,
  type RegionalCut,
  type TaxTable,
} from './parameters/irs/tax-tables'
import { municipalDecisions } from './parameters/municipalities/municipal-rates'

const perYear = eurosPer('ano')

const brackets = ({ limits, rates, averages }: TaxTable) =>
  numbered(
    rates.map((rate, index) => {
      const limit = limits[index]
      const average = averages[index]
      return limit === undefined || average === undefined
        ? ['Acima', percent(rate)]
        : [`Até ${euros(limit)}`, `${percent(rate)} (taxa média ${percent(average)})`]
    }),
  )

const cuts = ({ cuts: all }: RegionalCut) =>
  new Set(all).size === 1 && all[0] !== undefined
    ? `${percent(all[0])} a menos em todos os escalões`
    : numbered(
        all.map((cut, index) => [
          `${index + 1}.º escalão`,
          cut === undefined ? 'não encontrámos' : `${percent(cut)} a menos`,
        ]),
      )

const specialCuts = (value: SpecialRateCuts) =>
  Object.fromEntries(
    Object.entries(regionNames).map(([region, name]) => {
      const cut = value[region as keyof typeof regionNames]
      return [name, cut === undefined ? 'não encontrámos' : cut === 0 ? 'nenhuma' : `${percent(cut)} a menos`]
    }),
  )

const surcharge = (tiers: readonly SurchargeTier[]) =>
  numbered(tiers.map(({ above, rate }) => [`Acima de ${euros(above)}`, percent(rate)]))

const credit = ({ rate, cap }: credits.Credit) => `${percent(rate)} da despesa, até ${euros(cap)}`

const housing = ({ rate, cap, lowIncomeCap }: credits.HousingCredit) => ({
  'Em geral': credit({ rate, cap }),
  'Rendimento baixo': `até ${euros(lowIncomeCap)}`,
})

const kinds: Readonly<Record<activity.SelfEmploymentKindName, string>> = {
  services: 'Serviços das profissões da lista',
  other_services: 'Outros serviços',
  goods: 'Vendas, restauração e hotelaria',
  intellectual_property: 'Propriedade intelectual',
  local_lodging: 'Alojamento local',
  operating_subsidies: 'Subsídios à exploração',
  other_subsidies: 'Outros subsídios',
  own_company: 'Serviços à própria sociedade',
}

const law: readonly FigureEntry[] = [
  figure(mainlandTaxTable, 'Escalões do IRS', brackets),
  figure(azoresRateCuts, 'Redução das taxas de IRS nos Açores', cuts),
  figure(madeiraRateCuts, 'Redução das taxas de IRS na Madeira', cuts),
  figure(solidaritySurcharge, 'Taxa adicional de solidariedade', surcharge),
  figure(azoresSolidaritySurcharge, 'Taxa adicional de solidariedade nos Açores', surcharge),
  figure(specificDeduction, 'Dedução específica do trabalho', perYear),
  figure(pensionDeduction, 'Dedução específica das pensões', perYear),
  figure(minimumExistence, 'Mínimo de existência', (rule) => ({
    'Valor de referência': perYear(rule.reference),
    'Coeficiente acima da referência': plain(rule.middleCoefficient),
    'Divisor de L': plain(rule.divisor),
    'Coeficiente acima de L': plain(rule.upperCoefficient),
  })),
  figure(
    minimumExistenceCeiling,
    'Mínimo de existência: rendimento bruto até',
    (times) => `${plain(times)} IAS`,
  ),
  figure(
    minimumExistenceApart,
    'Mínimo de existência: rendimentos tributados à parte até',
    (times) => `${plain(times)} IAS`,
  ),
  figure(jointQuotient, 'Quociente conjugal', plain),
  figure(separateShare, 'Parte de cada cônjuge que entrega sozinho', percent),
  figure(alimonyReceivedRate, 'Pensões de alimentos recebidas, taxa autónoma', percent),
  figure(
    rentRates,
    'Rendas recebidas, taxa autónoma',
    labelled(
      {
        short: 'Habitação, menos de 5 anos',
        from5: 'Habitação permanente, de 5 a 9 anos',
        from10: 'Habitação permanente, de 10 a 19 anos',
        from20: 'Habitação permanente, 20 anos ou mais',
        other: 'Não habitacional',
      },
      percent,
    ),
  ),
  figure(moderateRents, 'Rendas moderadas de habitação', ({ rate, monthly }) => [
    { key: 'rate', label: 'Taxa', text: percent(rate) },
    { key: 'monthly', label: 'Renda até', text: eurosPer('mês')(monthly) },
  ]),
  figure(specialRateCuts, 'Redução das taxas autónomas', specialCuts),
]

const deductions: readonly FigureEntry[] = [
  figure(
    dependantCredits,
    'Deduções por dependentes e ascendentes',
    labelled(
      {
        each: 'Por dependente',
        upToThree: 'A mais, até aos 3 anos',
        furtherUpToSix: 'A mais, do segundo em diante, até aos 6 anos',
        ascendant: 'Por ascendente',
        onlyAscendant: 'A mais, com um só ascendente',
      },
      euros,
    ),
  ),
  figure(disabilityIncome, 'Deficiência: rendimento que conta', ({ work, pension, most }) => ({
    'Do trabalho': percent(work),
    'Das pensões': percent(pension),
    'Fica de fora, por tipo de rendimento, até': euros(most),
  })),
  figure(
    disabilityCredits,
    'Deduções por deficiência',
    labelled(
      {
        taxpayer: 'Por contribuinte',
        dependant: 'Por dependente ou ascendente',
        help: 'A mais, com 90 % ou mais',
        armedForces: 'A mais, deficiente das Forças Armadas',
      },
      (times) => `${plain(times)} IAS`,
    ),
  ),
  figure(credits.generalFamilyCredit, 'Dedução de despesas gerais familiares', credit),
  figure(credits.singleParentCredit, 'Despesas gerais, família monoparental', credit),
  figure(credits.healthCredit, 'Dedução de saúde', credit),
  figure(credits.educationCredit, 'Dedução de educação', credit),
  figure(credits.studentRent, 'Renda de estudante deslocado', ({ cap, capWithEducation }) => ({
    'Renda, até': euros(cap),
    'Com a educação, até': euros(capWithEducation),
  })),
  figure(credits.rentCredit, 'Dedução de rendas de casa', housing),
  figure(credits.interestCredit, 'Dedução de juros da casa (contratos até 2011)', housing),
  figure(credits.housingLowIncome, 'Rendimento coletável até ao qual o limite da casa sobe', perYear),
  figure(credits.nursingHomeCredit, 'Dedução de lares', credit),
  figure(
    credits.alimonyPaidRate,
    'Dedução de pensões de alimentos pagas',
    (rate) => `${percent(rate)} do que se paga`,
  ),
  figure(
    credits.invoiceCredit,
    'Dedução do IVA de faturas',
    ({ rate, cap }) => `${percent(rate)} do IVA, até ${euros(cap)}`,
  ),
  figure(credits.retirementCredit, 'Dedução de PPR', ({ rate, caps }) =>
    numbered(
      caps.map(({ upToAge, cap }) => [
        upToAge === undefined ? 'Mais velhos' : `Até aos ${upToAge} anos`,
        credit({ rate, cap }),
      ]),
    ),
  ),
  figure(credits.globalCap, 'Limite global das deduções', ({ least, most, top, raise, raisedFrom }) => [
    { key: 'most', label: 'Logo acima do 1.º escalão', text: euros(most) },
    { key: 'least', label: `A partir de ${euros(top)}`, text: euros(least) },
    {
      key: 'raise',
      label: 'A mais por dependente',
      text: `${percent(raise)}, a partir de ${raisedFrom} dependentes`,
    },
  ]),
]

const ownAccount: readonly FigureEntry[] = [
  figure(activity.selfEmploymentKinds, 'Regime simplificado: parte que conta', (all) =>
    Object.fromEntries(
      (Object.keys(kinds) as activity.SelfEmploymentKindName[]).map((kind) => [
        kinds[kind],
        percent(all[kind].coefficient),
      ]),
    ),
  ),
  figure(
    activity.startUpFactors,
    'Regime simplificado: início de atividade, parte do coeficiente',
    labelled({ first: '1.º ano', second: '2.º ano' }, percent),
  ),
  figure(activity.expensesToShow, 'Regime simplificado: despesas a justificar', percent),
  figure(activity.contributionsKept, 'Regime simplificado: contribuições que não se deduzem', percent),
  figure(activity.simplifiedRegimeLimit, 'Regime simplificado: recibos até', perYear),
  figure(selfEmployedContributions, 'Segurança Social de trabalhadores independentes', (rule) => ({
    Taxa: percent(rule.rate),
    'Parte dos recibos que conta': percent(rule.relevantShare),
    'Limite por mês': `${plain(rule.capIas)} IAS`,
    'Mínimo por mês': euros(rule.minimum),
  })),
]

const municipal: readonly FigureEntry[] = [
  figure(municipalShare, 'Parte do IRS que cabe aos municípios, no máximo', percent),
  tableFigure(municipalDecisions.irs, 'Parte do IRS que cada município guarda', municipalitiesIn('%')),
]

export const irsFigures = publishFigures('IRS', [...law, ...deductions, ...ownAccount, ...municipal])
