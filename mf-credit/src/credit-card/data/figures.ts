import { monthInWords } from 'shared-lib/rules/credit/month'
import { euros, eurosPer, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { cardAverageTaeg } from './parameters/average-taeg'
import * as rules from './parameters/card-rules'

/** Values of the card rules for `/numeros`; those of all credit are listed with the loans. */
export const cardFigures = publishFigures('Cartões de crédito', [
  figure(
    rules.cardStampDutyOnUse,
    'Imposto do selo do que se deve no cartão',
    (share) => `${percent(share)} por mês`,
  ),
  figure(rules.cardConvention, 'Exemplo da lei para a TAEG de um cartão', ({ limit, months }) => ({
    'Montante usado de uma vez': euros(limit),
    'Pago em': `${months} meses`,
  })),
  figure(cardAverageTaeg, 'TAEG média dos cartões novos', ({ month, taeg }) => ({
    [monthInWords(month)]: percent(taeg),
  })),
  figure(rules.minimumBankServices, 'Conta de serviços mínimos bancários, no máximo', eurosPer('ano')),
])
