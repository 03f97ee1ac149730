import {
  cents,
  day,
  either,
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  text,
} from 'shared-lib/contract/schema'
import { contractedPowerSteps } from '../data/parameters/contracted-power'

// Inputs and answers that both energy calculators share.

/** More than any home uses: catches a figure in the wrong unit. */
const mostKwh = 1_000_000

export const kwh = (what: string) => number(`${what}, kWh a year`, { minimum: 0, maximum: mostKwh })

export const cycle = oneOf(
  ['daily', 'weekly'],
  'Hours of bi- and tri-hourly prices: the same every day, or by week.',
)

export const contractedPower = oneOf(contractedPowerSteps, 'Contracted power, kVA.')

export const gasTier = oneOf([1, 2, 3, 4], 'Consumption tier of natural gas (escalão).')

export const municipality = text(
  'Mainland municipality, four-digit code or name (`Lisboa`, `1106`): decides the subsoil tax on gas.',
  { maxLength: 60 },
)

export const largeFamily = flag('Five people or more: more kWh at the reduced VAT rate.')
export const socialTariff = flag('The home has the social tariff.')

export const kwhByPeriod = either(
  'Yearly kWh by period; the periods choose the time option: simple, bi- or tri-hourly.',
  object({ all: kwh('All hours') }),
  object({ offPeak: kwh('Vazio'), outsideOffPeak: kwh('Fora de vazio') }),
  object({ peak: kwh('Ponta'), mid: kwh('Cheias'), offPeak: kwh('Vazio') }),
)

export const supply = oneOf(['electricity', 'gas'], 'Which supply.')

/** A bill’s lines have the same names everywhere. */
const partKey = text(
  'Line of the bill: `power-…` and `gas-…-fixed` by day; `energy-…` and `gas-energy` by kWh; taxes `iec`, `isp`, `tos`, `audiovisual`, `social-tariff-funding`, `vat-reduced`, `vat-normal`; discounts, refunds and forced services by their name.',
  { examples: ['energy-simple', 'vat-normal'] },
)

const measure = object(
  {
    quantity: number('How many of `unit` in the year.'),
    unit: oneOf(
      ['day', 'month', 'kWh', 'eur'],
      'What is counted; `eur` is the amount that a VAT rate is applied to.',
    ),
    price: number('Euros for one unit, or the VAT rate as a fraction.'),
  },
  {},
  {
    description:
      'How the line comes about: quantity times price, exact; missing where it is no single product.',
  },
)

export const bill = {
  yearlyCents: cents('a year of 365 days, VAT and taxes included, without the DGEG fee.'),
  monthlyCents: cents('a twelfth of the exact year, rounded on its own.'),
  parts: list(
    object(
      {
        supply,
        key: partKey,
        cents: cents('a year, before VAT unless VAT itself; negative for a discount.'),
      },
      { measure },
    ),
    'Sum to `yearlyCents` exactly; lines of zero are left out.',
  ),
  dgegYearlyCents: cents('the DGEG fee of a year with VAT: on real bills, outside every total.'),
}

export const supplies = list(
  object(
    {
      supply,
      offerId: text('Id of the offer in the catalogue.'),
      offerName: text('As the supplier calls it.'),
      provider: text('Supplier code.'),
      providerName: text('Supplier.'),
      regulated: flag('Regulated tariff.'),
      indexed: flag('The price follows the market: the one counted is an estimate.'),
      yearlyCents: cents('a year of this supply alone.'),
      conditions: list(
        { type: 'object', required: ['kind'], properties: { kind: text('Which condition.') } },
        'What must be accepted to get the price; texts are Portuguese.',
      ),
    },
    {
      renewable: flag('Electricity from renewable sources only; missing for gas.'),
      loyalty: flag('Leaving early costs money; missing where the source does not say.'),
      url: text('Page of the offer.'),
      timeOption: oneOf(['simple', 'bi', 'tri'], 'Electricity: periods of the price.'),
      cycles: list(cycle, 'Electricity: cycles the price is sold in.'),
      doubt: text('Why its data are doubtful, Portuguese; missing when nothing is known against them.'),
      outdatedSince: day('Last day the prices were known to hold, when it has passed.'),
    },
  ),
  'One supply, or electricity then gas.',
  { minItems: 1, maxItems: 2 },
)

/** Age of a price, in the same form in every answer. */
export const age = {
  asOf: day('Day on which the price was collected.'),
  ageDays: integer('Whole days since then, in Lisbon.', { minimum: 0 }),
  standing: oneOf(
    ['current', 'aged', 'historic'],
    'What it may be used for: `current` up to 45 days; `aged` up to 120, shown with its age; `historic` later or past its own end, a picture of its day.',
  ),
}
export const ended = day('Last day on which the price could be taken, once it has passed.')

/** Notes on the figures. */
export const notes = {
  notes: list(text('Code of what must be said beside the figures.'), 'Codes.'),
  noteTexts: list(text('Portuguese, may be shown.'), 'What the codes say, in the same order.'),
}

export const outdated = flag('Some price is the last known, and its time has passed.')
export const doubtful = flag('Something is known against the data of an offer: see `doubt`.')
