import { euros, labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { claimDeadlines, directSettlementLimit, totalLossRules } from './parameters/claim-rules'
import { renewalNotice, startWindow } from './parameters/contract-rules'
import { liabilityMinimum } from './parameters/liability-minimum'
import { premiumCharges } from './parameters/premium-charges'
import { announcedRises, insuranceBoundaries } from './parameters/verdict'

const days = (count: number) => `${count} dias`

/** Law and custom of motor insurance, in words, for the public list. */
export const insuranceFigures = publishFigures('Seguros', [
  figure(
    premiumCharges,
    'Impostos e taxas do seguro automóvel',
    labelled(
      {
        stampDuty: 'Imposto do Selo, sobre o prémio e os encargos',
        inem: 'INEM, sobre o prémio',
        fga: 'Fundo de Garantia Automóvel, sobre o prémio da responsabilidade civil obrigatória',
        prevention: 'Prevenção rodoviária, sobre o prémio',
      },
      percent,
    ),
  ),
  figure(
    liabilityMinimum,
    'Capital mínimo do seguro obrigatório, por acidente',
    labelled({ bodilyInjury: 'Danos corporais', property: 'Danos materiais' }, euros),
  ),
  figure(
    claimDeadlines,
    'Prazos da seguradora depois de um acidente',
    ({ signed, unsigned, noticeDays }) => ({
      'Participar o acidente': days(noticeDays),
      'Primeiro contacto': `${signed.contact} dias úteis`,
      'Peritagem, com declaração amigável assinada pelos dois': `${signed.inspection} dias úteis`,
      'Peritagem com desmontagem, com declaração assinada': `${signed.inspectionWithDismantling} dias úteis`,
      'Relatório, com declaração assinada': `${signed.report} dias úteis`,
      'Decisão sobre a culpa, com declaração assinada': `${signed.liability} dias úteis`,
      'Peritagem, sem declaração assinada': `${unsigned.inspection} dias úteis`,
      'Peritagem com desmontagem, sem declaração assinada': `${unsigned.inspectionWithDismantling} dias úteis`,
      'Relatório, sem declaração assinada': `${unsigned.report} dias úteis`,
      'Decisão sobre a culpa, sem declaração assinada': `${unsigned.liability} dias úteis`,
      Pagamento: `${signed.payment} dias úteis`,
    }),
  ),
  figure(totalLossRules, 'Perda total do veículo', ({ olderFromMonths, youngerLimit, olderLimit }) => ({
    'Veículo com menos de 2 anos: reparação e salvado acima de': `${percent(youngerLimit)} do valor`,
    [`A partir de ${olderFromMonths / 12} anos: reparação e salvado acima de`]: `${percent(olderLimit)} do valor`,
  })),
  figure(directSettlementLimit, 'Danos que a tua seguradora trata por ti (IDS), no máximo', euros),
  figure(renewalNotice, 'Aviso para travar a renovação do seguro', days),
  figure(startWindow, 'Início do seguro numa simulação, no máximo daqui a', days),
  figure(
    announcedRises,
    'Subidas do seguro automóvel que as seguradoras anunciaram',
    labelled({ low: 'A mais baixa', high: 'A mais alta' }, percent),
  ),
  figure(
    insuranceBoundaries,
    'Quando dizemos que uma proposta de seguro é boa',
    labelled(
      {
        good: 'Boa: acima do último recibo, no máximo',
        excess: 'Franquia alta: mais do que esta parte do total do ano',
      },
      percent,
    ),
  ),
])
