import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { formatDecimal } from 'shared-lib/money/format-number'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { gasTiers } from '../../domain/gas-tier'
import { gasTierM3 } from '../../parameters/gas-tiers'
import { GasConfigurator } from './gas-configurator'
import { tierText } from './gas-tier.step'
import { UnknownHelp } from './unknown-help'

/** Yearly m³ of each tier, as known on that day; without a known figure the tiles show the tier alone. */
function tiles(today: string) {
  const limits = tryValueOn(gasTierM3, toIsoDate(today))
  const tiers = gasTiers.map((tier) => {
    const [from, to] = limits?.[tier] ?? []
    const hint =
      from === undefined || to === undefined
        ? undefined
        : `${formatDecimal(from, 0)} a ${formatDecimal(to, 0)} m³ por ano`
    return { value: String(tier), label: tierText(String(tier)), ...(hint && { description: hint }) }
  })
  // «Não sei» stands last, next to the help that it opens.
  return [...tiers, { value: 'unknown', label: tierText('unknown'), description: 'Ajudamos-te a chegar lá' }]
}

export const GasTierQuestion = (props: QuestionProps<EnergyAnswers>) => {
  const { question, raw, answers, errors, change, today } = props
  return (
    <UnknownHelp
      question={
        <RadioTiles
          id="gasTier"
          name="gasTier"
          legend={question}
          legendHidden
          hint="Está na fatura do gás, junto às tarifas. É atribuído pelo que gastas num ano."
          error={errors.gasTier}
          options={tiles(today)}
          value={raw.gasTier}
          onChange={(value) => change('gasTier', value)}
        />
      }
    >
      <GasConfigurator
        uses={answers.gasUses ?? []}
        inhabitants={answers.inhabitants}
        error={errors.gasUses}
        onChange={(uses) => change('gasUses', uses.join('.'))}
      />
    </UnknownHelp>
  )
}
