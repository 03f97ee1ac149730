import { type FormEvent, useState } from 'react'
import { CarriedInputs, carriedExcept } from 'shared-lib/kit/form/ui/carried-inputs'
import { useDraft } from 'shared-lib/kit/results/use-draft'
import { useOneAtATime } from 'shared-lib/kit/results/use-one-at-a-time'
import { Button } from 'shared-lib/kit/ui/button/button'
import { NumberField } from 'shared-lib/kit/ui/number-field/number-field'
import { Sheet } from 'shared-lib/kit/ui/sheet/sheet'
import { Slider } from 'shared-lib/kit/ui/slider/slider'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { Supply } from '../../data/offers/offer'
import styles from './consumption.module.css'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

/** Where the sheet opens, for the chip that opens it. */
export const consumptionId = 'consumo'

const stepKwh = 100

const words = (kwh: number) => `${formatDecimal(kwh, 0)} kWh`

const answers: Readonly<Record<Supply, readonly [kwh: string, period: string, label: string]>> = {
  electricity: ['kwhElectricity', 'kwhPeriod', 'Eletricidade que gastas num ano'],
  gas: ['kwhGas', 'gasKwhPeriod', 'Gás que gastas num ano'],
}

/** The year's use in a few words; undefined where a bill gives it by period, which no single number can move. */
export function consumptionChip(
  { cheapest: { supply, used }, home }: ResultsData,
  { carried }: ResultsQuery,
) {
  if (carried.some(([name, meter]) => name === 'meter' && meter !== 'simple')) return undefined
  const [about] = answers[supply]
  const known = home.assumptions.some((one) => one.about === about && one.origin === 'answer')
  return `${known ? '' : '≈ '}${words(used)} por ano`
}

interface ConsumptionProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Leads to the page for another use. */
  follow(address: string): void
}

/** The consumption that the list is ranked for: a number, and a slider that ranks again while it moves. */
export function Consumption({ data, view, follow }: ConsumptionProps) {
  const { supply, used, stretches } = data.cheapest
  const [kwhName, periodName, label] = answers[supply]
  const [draft, setDraft] = useDraft<number | undefined>(used, energyResults.address(view))
  // As at first: the stretches grow with the use, and the thumb would run away from the finger.
  const [track] = useState(() => ({
    min: Math.max(stretches[0]?.from ?? 0, stepKwh),
    max: stretches.at(-1)?.to ?? used,
    step: stepKwh,
  }))
  const ask = useOneAtATime(energyResults.address(view), follow)
  const rank = (kwh: number) => {
    const asked = energyResults.withAnswer(view, kwhName, String(kwh))
    const next = energyResults.address(energyResults.withAnswer(asked, periodName, 'year'))
    setDraft(kwh, [next])
    ask(next)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (draft === undefined) return
    event.currentTarget.hidePopover?.()
    rank(draft)
  }
  const others = carriedExcept(energyResults.address(view), [kwhName, periodName])
  return (
    <Sheet
      id={consumptionId}
      className={styles.consumption ?? ''}
      action={energyResults.spec.done}
      aria-label={label}
      onSubmit={submit}
    >
      <CarriedInputs entries={[...others, [periodName, 'year']]} />
      <NumberField
        id={consumptionId + kwhName}
        name={kwhName}
        label={label}
        suffix="kWh"
        decimals={0}
        min={1}
        value={draft}
        onChange={setDraft}
      />
      <Slider {...track} label={label} words={words} value={draft} onChange={rank} />
      <Button type="submit">Ver as ofertas</Button>
    </Sheet>
  )
}
