import { Plus } from '../../icons'
import { Button } from '../../ui/button/button'
import { CheckboxTiles } from '../../ui/checkbox-tiles/checkbox-tiles'
import { FieldError, FieldHint, useField } from '../../ui/field/field'
import type { ControlProps, Controls } from '../field-props'
import { FormField } from './form-field'
import styles from './form-sections.module.css'
import { optionTiles } from './option-tiles'

const Ticks = (props: ControlProps) => {
  const { id, name, label, hint, error, value, onChange, field } = props
  const join = field.many?.join ?? '.'
  return (
    <CheckboxTiles
      id={id}
      name={name}
      legend={label}
      {...(hint && { hint })}
      {...(error && { error })}
      value={value ? value.split(join) : []}
      onChange={(ticked) => onChange(ticked.join(join))}
      {...optionTiles(props)}
    />
  )
}

/** One box for each value and an empty one, until there are as many as may be: it works without script too. */
function Values({ id, name, label, hint, error, value, onChange, field, required }: ControlProps) {
  const { of, many: { join, most = 1 } = { join: '_' } } = field
  const { ids, aria } = useField({ id, hint, error, required })
  if (!of) return null
  const texts = value === '' ? [''] : value.split(join).slice(0, most)
  const put = (at: number, text: string) =>
    onChange(texts.map((one, index) => (index === at ? text.replaceAll(join, ' ') : one)).join(join))
  return (
    <fieldset className={styles.section} aria-describedby={aria['aria-describedby']}>
      <legend>{label}</legend>
      <FieldHint ids={ids} hint={hint} />
      <FieldError ids={ids} error={error} />
      <div className={styles.fields}>
        {texts.map((text, at) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other name than its place
            key={at}
            name={name}
            idPrefix={at === 0 ? id.slice(0, id.length - name.length) : `${id}-${at + 1}-`}
            field={{ ...of, label: `${of.label} ${at + 1}` }}
            text={text}
            error={undefined}
            optional={at > 0 || required === false}
            onChange={(changes) => put(at, changes[name] ?? '')}
          />
        ))}
        {texts.length < most && texts.at(-1) !== '' && (
          <Button kind="quiet" icon={<Plus size={18} />} onClick={() => onChange(value + join)}>
            Acrescentar
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** For forms that take several values of one field. */
export const manyControls: Controls = { choices: Ticks, values: Values }
