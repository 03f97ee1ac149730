import { useEffect, useRef, useState } from 'react'
import { Plus, Trash2 } from '../../icons'
import { Button } from '../../ui/button/button'
import { FieldError, FieldHint, useField } from '../../ui/field/field'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { type ControlProps, type Controls, faultsIn } from '../field-props'
import { askedValues, type Fields } from '../form'
import { groupText, groupTexts } from '../group'
import type { Problem } from '../input-field'
import { FormField } from './form-field'
import styles from './form-sections.module.css'

interface ItemProps extends Pick<ControlProps, 'name' | 'controls' | 'today'> {
  readonly members: Fields
  readonly legend: string
  readonly at: number
  readonly idPrefix: string
  readonly text: string
  readonly faults: readonly Problem[] | undefined
  onChange(text: string): void
  /** Missing where a script that is not there would be needed. */
  onRemove?: (() => void) | undefined
}

/** The questions about one thing. */
function Item({ members, legend, name, at, text, faults = [], onChange, onRemove, ...rest }: ItemProps) {
  const texts = groupTexts(members, text)
  const values = askedValues({ fields: members, sections: [] }, texts)
  return (
    <fieldset className={styles.item}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {Object.entries(members).map(([member, field]) =>
          member in values ? (
            <FormField
              key={member}
              name={`${name}.${at}.${member}`}
              field={field}
              text={texts[member]}
              error={faults.find((one) => one.field === member)?.message}
              optional={field.optional && !field.needed?.(values)}
              onChange={(changes) =>
                onChange(groupText(members, { ...texts, [member]: Object.values(changes)[0] ?? '' }))
              }
              {...rest}
            />
          ) : null,
        )}
        {onRemove && (
          <div className={styles.scripted}>
            <Button kind="quiet" icon={<Trash2 size={18} />} onClick={onRemove}>
              Retirar<VisuallyHidden> {legend}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}

/**
 * The same few questions about each of several things. Without script all of them are shown, and an empty one does not
 * count.
 */
function Groups(props: ControlProps) {
  const { id, name, label, labelHidden, hint, error, faults, value, onChange, field, required } = props
  const { of, many: { join, most = 1 } = { join: '_' } } = field
  const { ids, aria } = useField({ id, hint, error, required })
  const box = useRef<HTMLFieldSetElement>(null)
  const [opened, setOpened] = useState<number>()
  useEffect(() => {
    const part = opened === undefined ? undefined : `[name^="${name}.${opened}."]`
    if (part) box.current?.querySelector<HTMLElement>(part)?.focus()
  }, [opened, name])
  if (!of?.members) return null
  const items = value.split(join).slice(0, most)
  const put = (texts: readonly string[]) => onChange(texts.join(join))
  const idPrefix = id.slice(0, id.length - name.length)
  const draw = (text: string, at: number, onRemove?: () => void) => (
    <Item
      key={at}
      name={name}
      at={at}
      text={text}
      idPrefix={idPrefix}
      onRemove={onRemove}
      members={of.members ?? {}}
      legend={`${of.label} ${at + 1}`}
      faults={faultsIn(String(at), faults ?? [])}
      controls={props.controls}
      today={props.today}
      onChange={(changed) => put(items.map((one, index) => (index === at ? changed : one)))}
    />
  )
  const remove = (at: number) => {
    setOpened(Math.max(0, at - 1))
    put(items.filter((_, index) => index !== at))
  }
  return (
    <fieldset
      className={styles.section}
      aria-describedby={aria['aria-describedby']}
      ref={box}
      id={id}
      tabIndex={-1}
    >
      <legend>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <FieldHint ids={ids} hint={hint} />
      <FieldError ids={ids} error={error} />
      <div className={styles.fields}>
        {items.map((text, at) => draw(text, at, items.length > 1 ? () => remove(at) : undefined))}
        <noscript>
          <div className={styles.fields}>
            <p>Escreve só o que quiseres mudar.</p>
            {Array.from({ length: most - items.length }, (_, at) => draw('', items.length + at))}
          </div>
        </noscript>
        {items.length < most && (
          <div className={styles.scripted}>
            <Button
              kind="quiet"
              icon={<Plus size={18} />}
              onClick={() => {
                setOpened(items.length)
                put([...items, ''])
              }}
            >
              Acrescentar<VisuallyHidden> {of.label}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}

/** For forms that ask the same few questions several times over. */
export const groupControls: Controls = { groups: Groups }
