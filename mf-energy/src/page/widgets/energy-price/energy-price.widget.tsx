import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { CarriedInputs } from 'shared-lib/kit/form/ui/carried-inputs'
import { ArrowRight } from 'shared-lib/kit/icons'
import { PriceAge } from 'shared-lib/kit/results/ui/price-age'
import { Button } from 'shared-lib/kit/ui/button/button'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { postalPrefixMessage } from 'shared-lib/rules/validation/field-messages'
import { peopleText } from '../../../fields'
import { assumedAnswers, type PriceRange } from '../../../rules/price-ranges'
import { energyAddresses } from '../../funnel/energy.journey'
import type { PriceRanges } from '../../results/price-ranges.load'
import { energyPriceContract } from './energy-price.contract'
import styles from './energy-price.module.css'

type Props = WidgetProps<typeof energyPriceContract.attributes, PriceRanges>

/** As asked first: a couple is ERSE's typical customer. */
const firstPeople = 2

const homeWords = (people: number) =>
  people === 1 ? 'uma pessoa' : people === 2 ? 'um casal' : `uma casa com ${peopleText(people)}`

const euro = (amount: number) => formatWholeEuro(cents(amount))
const capital = (words: string) => words[0]?.toUpperCase() + words.slice(1)

const rangeWords = ({ people, low, high }: PriceRange, pastMonth: string | undefined) => {
  const range = `entre ${euro(low)} e ${euro(high)} por mês`
  return pastMonth
    ? `Em ${pastMonth}, ${homeWords(people)} pagava ${range}.`
    : `${capital(homeWords(people))} paga ${range}.`
}

const homeFigures = ({ home: { kwhElectricity, kva }, isPublished }: PriceRange) =>
  `${isPublished ? 'Para' : 'Por estimativa, para'} ${formatNumber(kwhElectricity)} kWh por ano e ${formatNumber(kva)} kVA no continente, com taxas e IVA.`

/** From the cheapest to the dearest, to scale, with the regulated tariff marked. */
function Thermometer({ low, high, regulated = low }: PriceRange) {
  const [least, most] = [Math.min(low, regulated), Math.max(high, regulated)]
  const x = (amount: number) => `${(4 + ((amount - least) / (most - least)) * 92).toFixed(1)}%`
  return (
    <svg className={styles.scale} width="100%" height="30" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" y="9" height="12" rx="6" />
      <line className={styles.span} x1={x(low)} x2={x(high)} y1="15" y2="15" />
      <line className={styles.mark} x1={x(regulated)} x2={x(regulated)} y1="2" y2="28" />
    </svg>
  )
}

const Range = ({
  range,
  pastMonth,
}: {
  readonly range: PriceRange
  readonly pastMonth: string | undefined
}) => (
  <div className={styles.range} data-people={range.people}>
    <p className={styles.words}>{rangeWords(range, pastMonth)}</p>
    <Thermometer {...range} />
    {range.regulated !== undefined && (
      <p className={styles.regulated}>Tarifa regulada, hoje: {euro(range.regulated)} por mês</p>
    )}
    <p className={styles.small}>{homeFigures(range)}</p>
  </div>
)

/** A plain form whose answers are styled by the chosen option: it needs no script anywhere. */
const View = ({ attributes, data, shell }: Props) => (
  <form className={styles.price} action={shell.apiUrl + energyAddresses.done} aria-label={attributes.heading}>
    <h2 className={styles.heading}>{attributes.heading}</h2>
    <CarriedInputs entries={Object.entries(assumedAnswers)} />
    {/* First, so that on a first visit the question about cookies does not lie over it. */}
    <label className={styles.place}>
      Código postal
      <input
        name="postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="1000"
        data-mask="postal"
        pattern="\D*[1-9]\d{3}(\D*\d{3})?\D*"
        title={postalPrefixMessage}
        required
      />
    </label>
    <fieldset className={styles.people}>
      <legend>Pessoas em casa</legend>
      {([1, 2, 3, 4, 5, 6] as const).map((people) => (
        <label key={people}>
          <input type="radio" name="inhabitants" value={people} defaultChecked={people === firstPeople} />
          <span>{people === 6 ? '6+' : people}</span>
        </label>
      ))}
    </fieldset>
    {data && data.ranges.length > 0 && (
      <div aria-live="polite">
        {data.ranges.map((range) => (
          <Range key={range.people} range={range} pastMonth={data.pastMonth} />
        ))}
        <PriceAge words={data.ageWords} />
      </div>
    )}
    <Button type="submit" kind="main" iconEnd={<ArrowRight size={20} />}>
      Ver as ofertas
    </Button>
  </form>
)

export default implementWidget(energyPriceContract, View)
