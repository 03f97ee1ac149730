import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { NetSalaryResult } from '../../../calculators/net-salary.result'

const percent = (ratio: number) => `${formatNumber(Math.round(ratio * 1000) / 10, 1)}\u00a0%`

/** Pay that reaches the account in an ordinary month. */
export function netSalaryHeadline({ month, period, pastTables, unknown }: NetSalaryResult): Headline {
  const label = 'Líquido por mês'
  const { gross, net, withholding, socialSecurity } = month
  if (net === undefined || withholding === undefined || socialSecurity === undefined)
    return { label, value: { text: 'Sem resposta' }, sentence: unknown.join(' ') }
  const share = gross === 0 ? 0 : (withholding + socialSecurity) / gross
  return {
    label,
    value: { cents: net, period: 'mês' },
    sentence: `De ${formatBriefEuro(gross)} brutos descontas ${formatBriefEuro(withholding)} de IRS e ${formatBriefEuro(socialSecurity)} para a Segurança Social: ${percent(share)} do que te pagam, com as tabelas ${period.label}.${pastTables ? ` ${pastTables}` : ''}`,
  }
}
