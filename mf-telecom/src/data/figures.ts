import { euros, percent } from 'shared-lib/rules/dated/figure-words'
import { type FigureLine, figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { providerNames } from 'shared-lib/rules/providers/telecom-operators'
import { freeExitRules, loyaltyRules } from './parameters/loyalty-law'
import { normalVat } from './parameters/normal-vat'
import { announcedRises } from './parameters/operator-rises'
import { portabilityRules } from './parameters/portability'
import { inflationClause } from './parameters/price-rise'
import { socialTariff } from './parameters/social-tariff'
import { telecomBoundaries } from './parameters/verdict'

const line = (key: string, label: string, text: string): FigureLine => ({ key, label, text })

/** The law on contracts, in words, for the public list. */
export const telecomFigures = publishFigures('TV, net e voz', [
  figure(loyaltyRules, 'Fidelização', ({ maxMonths, offeredMonths, noticeMonths, exitShare }) => ({
    'Fidelização, no máximo': `${maxMonths} meses`,
    'Têm de existir também': `${offeredMonths.map((months) => (months === 0 ? 'sem fidelização' : `${months} meses`)).join(', ')}`,
    'Aviso de saída depois dela, no máximo': `${noticeMonths} mês`,
    'Sair no 1.º ano, no máximo': `${percent(exitShare.firstYear)} das mensalidades que faltam`,
    'Sair no 2.º ano, no máximo': `${percent(exitShare.secondYear)} das mensalidades que faltam`,
    'Sair depois de renovar com a mesma ligação, no máximo': `${percent(exitShare.sameLine)} das mensalidades que faltam`,
  })),
  figure(freeExitRules, 'Sair da fidelização sem custos', (rules) => [
    line('notice', 'Aviso de mudança do contrato', `${rules.changeNoticeMonths} mês`),
    line('change', 'Sair depois desse aviso', `${rules.changeDays} dias`),
    line('distance', 'Desistir, contratado à distância', `${rules.distanceDays} dias`),
    line('door', 'Desistir, contratado à porta', `${rules.doorDays} dias`),
    line('untold', 'A mais, sem aviso desse direito', `${rules.untoldMonths} meses`),
    line('outageRefund', 'Falta de serviço descontada, a partir de', `${rules.outageHours} horas`),
    line('outage', 'Sair por avaria, depois de', `${rules.outageDays} dias`),
    line('incomeLoss', 'Quebra do rendimento, pelo menos', percent(rules.incomeLoss)),
    line('incapacity', 'Incapacidade para o trabalho, mais de', `${rules.incapacityDays} dias`),
    line('suspension', 'Sair depois de suspenso', `${rules.suspensionDays} dias`),
    line('platform', 'Resposta da Plataforma de Cessação de Contratos', `${rules.platformDays} dias úteis`),
  ]),
  figure(portabilityRules, 'Levar o número para outra operadora', (rules) => [
    line('days', 'Número ativo depois do dia combinado, no máximo', `${rules.workingDays} dia útil`),
    line(
      'visit',
      'Se a instalação for remarcada por culpa da operadora, recebes',
      euros(rules.missedVisitEur),
    ),
  ]),
  figure(inflationClause, 'Inflação do ano anterior, que serve às subidas anuais', percent),
  figure(announcedRises, 'Subidas com a inflação que as operadoras anunciaram', (rises) =>
    Object.entries(rises).map(([code, { reach, from, sparedSince }]) =>
      line(
        code,
        providerNames[code] ?? code,
        [
          reach === 'all' ? 'contratos que a preveem' : 'alguns serviços',
          ...(from ? [`a partir de ${formatDatePt(from)}`] : []),
          ...(sparedSince ? [`menos os feitos ou renovados desde ${formatDatePt(sparedSince)}`] : []),
        ].join(', '),
      ),
    ),
  ),
  figure(socialTariff, 'Tarifa social de internet', (tariff) => [
    line('monthly', 'Por mês, sem IVA', euros(tariff.monthlyEur)),
    line('activation', 'Ativação, no máximo, sem IVA', euros(tariff.activationEur)),
    line('down', 'Velocidade de descarga, pelo menos', `${tariff.downMbps} Mbps`),
    line('up', 'Velocidade de envio, pelo menos', `${tariff.upMbps} Mbps`),
    line('data', 'Dados por mês', `${tariff.dataGb} GB`),
    line('active', 'Ativa em', `${tariff.activeDays} dias úteis`),
  ]),
  figure(normalVat, 'Taxa normal de IVA, que acresce à tarifa social', (vat) => ({
    Continente: percent(vat.mainland),
    Madeira: percent(vat.madeira),
    Açores: percent(vat.azores),
  })),
  figure(telecomBoundaries, 'Quando dizemos que uma proposta de TV, net e voz é boa ou cara', (limits) => [
    line('good', 'Boa: abaixo do que pagas hoje, pelo menos', percent(-limits.today.good)),
    line('dear', 'Cara: acima do que pagas hoje, mais de', percent(limits.today.dear)),
    line(
      'published',
      'Boa: acima do pacote publicado mais barato, no máximo',
      percent(limits.published.good),
    ),
    line('over', 'Cara: acima desse pacote, mais de', percent(limits.published.dear)),
    line('rise', 'Cara: média de 24 meses acima do preço anunciado, mais de', percent(limits.rise)),
  ]),
])
