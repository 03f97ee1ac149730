import { type ReactNode, useId } from 'react'
import styles from './radio-tiles.module.css'

export interface TileOption {
  value: string
  label: string
  /** A drawn icon: shown in a tinted circle. */
  icon?: ReactNode
  description?: string
  /** Takes the description's place where there is room for it (768 px and up). */
  descriptionLong?: string
  /** A `Tooltip` that explains a word of the option; its button is in the corner of the tile. */
  tooltip?: ReactNode
}

/** Few words: tiles may be side by side on a phone. Value of `data-terse`. */
export const isTerse = (options: readonly TileOption[]) =>
  options.every((option) => !option.description && !option.descriptionLong) ? '' : undefined

interface TileProps {
  type: 'radio' | 'checkbox'
  id?: string
  name: string
  option: TileOption
  checked: boolean
  onChange(checked: boolean): void
}

/** A large label with its input: radios look round, checkboxes square. */
export function Tile({ type, id, name, option, checked, onChange }: TileProps) {
  const own = useId()
  const input = id ?? own
  const { label, description, descriptionLong, tooltip } = option
  const described = description ?? descriptionLong
  return (
    <div className={styles.tile} data-tooltip={tooltip ? '' : undefined}>
      <input
        className={styles.input}
        type={type}
        id={input}
        name={name}
        value={option.value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${input}-label`}
        aria-describedby={described ? `${input}-description` : undefined}
      />
      <label className={styles.card} htmlFor={input}>
        {option.icon && (
          <span className={styles.icon} aria-hidden="true">
            {option.icon}
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.label} id={`${input}-label`}>
            {label}
          </span>
          {described && (
            <span className={styles.description} id={`${input}-description`}>
              {description && descriptionLong ? (
                <>
                  <span className={styles.short}>{description}</span>
                  <span className={styles.long}>{descriptionLong}</span>
                </>
              ) : (
                described
              )}
            </span>
          )}
        </span>
        <span className={styles.mark} />
      </label>
      {tooltip && <span className={styles.tooltip}>{tooltip}</span>}
    </div>
  )
}
