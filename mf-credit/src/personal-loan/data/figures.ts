import { euros, percent, plain } from 'shared-lib/rules/dated/figure-words'
import { type FigureLine, figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { latePayment } from './parameters/late-payment'
import { type MarketSeries, marketSeries, marketTaeg } from './parameters/market-taeg'
import { loanBoundaries, usuryMargin } from './parameters/verdict'
import { withdrawal } from './parameters/withdrawal'

const kinds: Readonly<Record<MarketSeries, string>> = {
  personal: 'Pessoal, outros fins',
  education: 'Educação, saúde, energia',
  carUsed: 'Carro usado com reserva de propriedade',
}

const line = (key: string, label: string, text: string): FigureLine => ({ key, label, text })

/** Dated values of the personal loan that no other product lists. */
export const personalLoanFigures = publishFigures('Crédito pessoal', [
  figure(marketTaeg, 'TAEG média dos novos contratos de crédito aos consumidores', (value) =>
    marketSeries.map((key) =>
      line(
        key,
        `${kinds[key]}, ${formatMonthPt(toIsoDate(`${value[key].month}-01`))}`,
        percent(value[key].taeg),
      ),
    ),
  ),
  figure(latePayment, 'Prestação em atraso no crédito', (rule) => [
    line('fee', 'Comissão, uma vez por prestação, no máximo', percent(rule.feeShare)),
    line('least', 'Pelo menos', euros(rule.feeLeast)),
    line('most', 'No máximo', euros(rule.feeMost)),
    line('large', `Prestações acima de ${euros(rule.largeFrom)}, no máximo`, percent(rule.largeShare)),
    line(
      'surcharge',
      'A mais na taxa, sobre o capital em atraso',
      `${plain(rule.surcharge * 100)} pontos percentuais`,
    ),
  ]),
  figure(withdrawal, 'Desistir de um crédito aos consumidores', ({ days, payBackDays }) => [
    line('days', 'Depois de assinar', `${days} dias`),
    line('payBack', 'Devolver o capital e os juros', `${payBackDays} dias`),
  ]),
  figure(usuryMargin, 'TAEG máxima acima da média do trimestre anterior', percent),
  figure(loanBoundaries, 'Quando dizemos que um crédito é bom ou caro', ({ good, dear }) => [
    line('good', 'Bom: abaixo da média, da distância até ao máximo legal pelo menos', percent(-good)),
    line('dear', 'Caro: acima da média, dessa distância mais de', percent(dear)),
  ]),
])
