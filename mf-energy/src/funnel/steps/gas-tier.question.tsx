import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { Option } from 'shared-lib/form/input-field'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { formatDecimal } from 'shared-lib/money/format-number'
import { energyFields } from '../../domain/energy.fields'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { gasTiers } from '../../domain/gas-tier'
import { gasTierM3 } from '../../parameters/gas-tiers'
import { GasHelp } from './gas-help'
import { UnknownHelp } from './unknown-help'

/** Yearly m³ of each tier, as known on that day; without a known figure the tiles show the tier alone. */
function tiersOn(today: string): readonly Option[] {
  const limits = tryValueOn(gasTierM3, toIsoDate(today))
  return (energyFields.gasTier.options ?? []).map((option) => {
    if (option.value === 'unknown') return { ...option, about: 'Ajudamos-te a chegar lá' }
    const tier = gasTiers.find((one) => String(one) === option.value)
    const [from, to] = (tier && limits?.[tier]) ?? []
    if (from === undefined || to === undefined) return option
    return { ...option, about: `${formatDecimal(from, 0)} a ${formatDecimal(to, 0)} m³ por ano` }
  })
}

export const GasTierQuestion = ({ answers, field, today }: QuestionProps<EnergyAnswers>) => (
  <UnknownHelp question={field('gasTier', { options: tiersOn(today) })}>
    {field('gasUses')}
    <GasHelp uses={answers.gasUses ?? []} inhabitants={answers.inhabitants} />
  </UnknownHelp>
)
