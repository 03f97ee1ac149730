import { percent } from 'shared-lib/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/dated/published-figure'
import { freeExitRules, loyaltyRules } from '../parameters/loyalty-law'

/** What the law says of contracts, in words, for the public list. */
export const telecomFigures = publishFigures('Telecomunicações', [
  figure(loyaltyRules, 'Fidelização', ({ maxMonths, offeredMonths, noticeMonths, exitShare }) => ({
    'Fidelização, no máximo': `${maxMonths} meses`,
    'Têm de existir também': `${offeredMonths.map((months) => (months === 0 ? 'sem fidelização' : `${months} meses`)).join(', ')}`,
    'Aviso de saída depois dela, no máximo': `${noticeMonths} mês`,
    'Sair no 1.º ano, no máximo': `${percent(exitShare.firstYear)} das mensalidades que faltam`,
    'Sair no 2.º ano, no máximo': `${percent(exitShare.secondYear)} das mensalidades que faltam`,
    'Sair depois de renovar com a mesma ligação, no máximo': `${percent(exitShare.sameLine)} das mensalidades que faltam`,
  })),
  figure(freeExitRules, 'Sair da fidelização sem custos', (rules) => ({
    'Aviso de mudança do contrato': `${rules.changeNoticeMonths} mês`,
    'Sair depois desse aviso': `${rules.changeDays} dias`,
    'Desistir, contratado à distância': `${rules.distanceDays} dias`,
    'Desistir, contratado à porta': `${rules.doorDays} dias`,
    'Desistir, sem aviso desse direito': `mais ${rules.untoldMonths} meses`,
    'Falta de serviço descontada': `a partir de ${rules.outageHours} horas`,
    'Sair por avaria': `depois de ${rules.outageDays} dias`,
    'Quebra do rendimento por desemprego ou incapacidade': `${percent(rules.incomeLoss)} ou mais`,
    'Incapacidade para o trabalho': `mais de ${rules.incapacityDays} dias`,
    'Sair depois de suspenso': `${rules.suspensionDays} dias`,
    'Resposta da Plataforma de Cessação de Contratos': `${rules.platformDays} dias úteis`,
  })),
])
