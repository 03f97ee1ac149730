import { assumedRates } from 'shared-lib/rules/credit/parameters/assumed-rates'
import { percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { marketRates, type Percentiles } from './parameters/market'
import { offerDays } from './parameters/process'
import { averageTaeg, homeLoanBoundaries } from './parameters/verdict'

const names = {
  p10: 'percentil 10',
  p25: 'percentil 25',
  median: 'mediana',
  p75: 'percentil 75',
  p90: 'percentil 90',
}

const lines = (kind: string, name: string, percentiles: Percentiles) =>
  Object.entries(names).flatMap(([key, label]) => {
    const rate = percentiles[key as keyof Percentiles]
    return rate === undefined
      ? []
      : [{ key: `${kind}-${key}`, label: `${name}, ${label}`, text: percent(rate) }]
  })

/** Figures of the home loan that no other product has, in words, for the public list. */
export const homeLoanFigures = publishFigures('Crédito habitação', [
  figure(marketRates, 'Taxas dos contratos novos', ({ variable, fixed }) => [
    ...lines('variable', 'Variável', variable),
    ...lines('fixed', 'Fixa', fixed),
  ]),
  figure(assumedRates, 'Taxas que assumimos sem proposta', ({ spread, mixedTan, fixedTan }) => [
    { key: 'spread', label: 'Spread', text: percent(spread) },
    { key: 'mixed', label: 'Período fixo da taxa mista', text: percent(mixedTan) },
    { key: 'fixed', label: 'Taxa fixa', text: percent(fixedTan) },
  ]),
  figure(offerDays, 'Prazos da proposta (FINE)', ({ binding, reflection }) => [
    { key: 'binding', label: 'A proposta vincula o banco', text: `${binding} dias` },
    { key: 'reflection', label: 'Reflexão antes de assinar', text: `${reflection} dias` },
  ]),
  figure(averageTaeg, 'TAEG média dos contratos novos', ({ year, taeg }) => ({
    [`Em ${year}`]: percent(taeg),
  })),
  figure(homeLoanBoundaries, 'Quando dizemos que um crédito habitação é bom ou caro', ({ good, dear }) => [
    { key: 'good', label: 'Bom: pontos abaixo da TAEG média, pelo menos', text: percent(-good) },
    { key: 'dear', label: 'Caro: pontos acima da TAEG média, mais de', text: percent(dear) },
  ]),
])
