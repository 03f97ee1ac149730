import { formatNumber } from '../../../rules/money/format-number'
import { typedNumber } from '../../../rules/money/typed-number'
import { Slider } from '../../ui/slider/slider'
import type { ControlProps, Controls } from '../field-props'
import type { InputField } from '../input-field'
import { NumberBox } from './plain-field'
import styles from './slider-controls.module.css'

const numberIn = ({ parse, text: textOf }: InputField<unknown>, text: string) => {
  const value = parse(text)
  return value === undefined ? undefined : typedNumber(textOf(value), { decimals: 9 })
}

/** A number next to its label, above a slider where its field has one. */
function SlidNumber(props: ControlProps) {
  const { field, label, value, onChange } = props
  const { slider, unit } = field
  if (!slider) return <NumberBox {...props} />
  return (
    <div className={styles.slid}>
      <NumberBox {...props} />
      <Slider
        {...slider}
        label={label}
        value={numberIn(field, value)}
        words={(number) => [formatNumber(number, 3), unit].filter(Boolean).join('\u00a0')}
        onChange={(number) => onChange(formatNumber(number, 3).replaceAll('.', ''))}
      />
    </div>
  )
}

/** For forms that answer while their numbers are moved. */
export const sliderControls: Controls = { euros: SlidNumber, percent: SlidNumber, number: SlidNumber }
