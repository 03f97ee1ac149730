import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { gasTierM3 } from '../../parameters/gas-tiers'
import { tierText } from './gas-tier.step'

const grouped = (m3: number) => String(m3).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Yearly m³ of each tier, as known on that day; without a known figure the tiles show the tier alone. */
function tiles(today: string) {
  const limits = tryValueOn(gasTierM3, toIsoDate(today))
  const tiers = ([1, 2, 3, 4] as const).map((tier) => {
    const [from, to] = limits?.[tier] ?? []
    const hint =
      from === undefined || to === undefined ? undefined : `${grouped(from)} a ${grouped(to)} m³ por ano`
    return { value: String(tier), label: tierText(String(tier)), ...(hint && { description: hint }) }
  })
  return [
    { value: 'unknown', label: tierText('unknown'), description: 'Estimamos pelas pessoas da casa' },
    ...tiers,
  ]
}

export const GasTierQuestion = ({ question, raw, errors, change, today }: QuestionProps<EnergyAnswers>) => (
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
)
