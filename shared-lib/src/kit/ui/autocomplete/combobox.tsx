import { type KeyboardEvent, useState } from 'react'
import { foldText } from '../../../rules/text/fold'
import { ChevronDown } from '../../icons'
import { Field, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import type { SelectOption, SelectProps } from '../select/select'
import styles from './autocomplete.module.css'

/** Options whose label holds the text, accents and case aside; those that start with it come first. */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = foldText(text.trim())
  const held = options.filter((option) => foldText(option.label).includes(wanted))
  const starts = (option: SelectOption) => Number(foldText(option.label).startsWith(wanted))
  return held.toSorted((a, b) => starts(b) - starts(a))
}

interface ComboboxProps extends SelectProps {
  options: readonly SelectOption[]
}

/** Text field with a list (ARIA combobox). The chosen option's value posts under `name` from a hidden input. */
export function Combobox(props: ComboboxProps) {
  const { name, label, value, onChange, options, placeholder, disabled } = props
  const { ids, aria } = useField(props)
  const chosen = options.find((option) => option.value === value)
  // The text being typed; undefined while the chosen label is shown.
  const [text, setText] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const shown = open ? matchingOptions(options, text ?? '') : []
  const list = `${ids.control}-list`
  const optionId = (at: number) => `${list}-${at}`

  const show = (from: number) => {
    setOpen(true)
    setActive(from)
  }
  const close = () => {
    setOpen(false)
    setText(undefined)
  }
  const choose = (option: SelectOption | undefined) => {
    if (option && option.value !== value) onChange(option.value)
    close()
  }
  const move = (by: number) => {
    const next = (active + by + shown.length) % Math.max(shown.length, 1)
    if (open) setActive(next)
    else show(Math.max(chosen ? options.indexOf(chosen) : 0, 0))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && open) choose(shown[active])
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = () => {
    if (text === '') onChange('')
    close()
    props.onBlur?.()
  }
  return (
    <Field ids={ids} {...props}>
      <span className={`${fieldStyles.box} ${styles.combobox}`}>
        <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
        <input
          {...aria}
          className={fieldStyles.input}
          id={ids.control}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && shown[active] ? optionId(active) : undefined}
          autoComplete="off"
          placeholder={placeholder}
          disabled={disabled}
          value={text ?? chosen?.label ?? ''}
          onChange={(event) => {
            setText(event.target.value)
            show(0)
          }}
          onClick={() => !open && show(Math.max(chosen ? options.indexOf(chosen) : 0, 0))}
          onKeyDown={press}
          onBlur={leave}
        />
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        <span className={styles.list} id={list} role="listbox" aria-label={label} hidden={!open}>
          {shown.map((option, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text, see aria-activedescendant
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
            <span
              className={styles.option}
              key={option.value}
              id={optionId(at)}
              role="option"
              aria-selected={option.value === value}
              data-active={at === active ? '' : undefined}
              ref={at === active ? keepInView : undefined}
              onPointerMove={() => setActive(at)}
              // Before the field's blur, which would close the list under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
            </span>
          ))}
          {open && shown.length === 0 && <span className={styles.none}>Sem resultados</span>}
        </span>
      </span>
    </Field>
  )
}

/** Moves the list alone, never the page. */
function keepInView(option: HTMLElement | null) {
  const list = option?.parentElement
  if (!option || !list) return
  const below = option.offsetTop + option.offsetHeight - list.clientHeight
  if (list.scrollTop < below) list.scrollTop = below
  if (list.scrollTop > option.offsetTop) list.scrollTop = option.offsetTop
}
