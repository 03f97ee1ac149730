import type { Option } from 'shared-lib/kit/form/input-field'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { gasTierM3 } from '../../../data/parameters/gas-tiers'
import { energyFields } from '../../../fields'
import type { EnergyAnswers } from '../../../rules/energy-answers'
import { gasTiers } from '../../../rules/gas-tier'
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
