import { euros, percent, plain } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { regionNames } from 'shared-lib/rules/property/region'
import {
  guaranteeLimit,
  interestTax,
  regions,
  swedishGuarantee,
  yearOfDays,
} from './parameters/deposit-rules'
import { averageDepositRate, inflation } from './parameters/market'
import { aforroBase, aforroTerms, treasuryTerms } from './parameters/state-savings'

/** Every parameter of the deposit rules in words, for the public list. */
export const depositFigures = publishFigures('Depósitos e poupança', [
  figure(interestTax, 'Imposto sobre os juros de depósitos', (rates) =>
    regions.flatMap((region) => {
      const rate = rates[region]
      return rate === undefined ? [] : [{ label: regionNames[region], text: percent(rate) }]
    }),
  ),
  figure(yearOfDays, 'Dias do ano na conta dos juros', (days) => `dias reais sobre ${plain(days)}`),
  figure(guaranteeLimit, 'Garantia dos depósitos, por titular e por banco', euros),
  figure(
    swedishGuarantee,
    'Garantia dos depósitos na Suécia, por titular e por banco',
    (crowns) => `${plain(crowns)} coroas suecas`,
  ),
  figure(aforroBase, 'Certificados de Aforro série F, taxa base', percent),
  figure(aforroTerms, 'Certificados de Aforro série F, condições', (terms) => [
    { key: 'cap', label: 'Taxa base, no máximo', text: percent(terms.cap) },
    ...terms.premiums.map(({ fromYear, rate }, at) => ({
      key: `premium-${at + 1}`,
      label: `Prémio a partir do ${fromYear}.º ano`,
      text: percent(rate),
    })),
    { key: 'amount', label: 'Montante', text: `de ${euros(terms.min)} a ${euros(terms.max)}` },
    { key: 'years', label: 'Prazo', text: `${terms.years} anos` },
    { key: 'locked', label: 'Sem resgate durante', text: `${terms.lockedMonths} meses` },
  ]),
  figure(treasuryTerms, 'Certificados do Tesouro série 5', (terms) => [
    ...terms.rates.map((rate, at) => ({
      key: `year-${at + 1}`,
      label: `${at + 1}.º ano`,
      text: percent(rate),
    })),
    { key: 'amount', label: 'Montante', text: `de ${euros(terms.min)} a ${euros(terms.max)}` },
    { key: 'locked', label: 'Sem resgate durante', text: `${terms.lockedMonths} meses` },
  ]),
  figure(averageDepositRate, 'Taxa média dos novos depósitos até 1 ano', percent),
  figure(inflation, 'Inflação em 12 meses (IHPC)', percent),
])
