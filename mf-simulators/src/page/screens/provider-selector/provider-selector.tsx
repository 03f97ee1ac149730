import { type RefObject, useEffect, useRef, useState } from 'react'
import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { Autocomplete } from 'shared-lib/kit/ui/autocomplete/autocomplete'
import { initialsOf, type ProviderVertical, providerOptions } from 'shared-lib/rules/providers/providers'
import styles from './provider-selector.module.css'

/**
 * On a foreign page the tag is drawn in a shadow root, whose fields its form does not see, so the choice is also a
 * hidden input in the tag itself. On the site's own pages the field is already in the form.
 */
function useFormInput(inside: RefObject<HTMLElement | null>, name: string, value: string): void {
  useEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    root.host.append(input)
    return () => input.remove()
  }, [inside, name, value])
}

const labels: Readonly<Record<ProviderVertical, string>> = {
  energy: 'A tua comercializadora de energia',
  telecom: 'A tua operadora de TV, net e voz',
  insurance: 'A tua seguradora',
  bank: 'O teu banco',
}

interface ProviderSelectorProps {
  readonly vertical: ProviderVertical
  /** Under which it posts in a form. */
  readonly name: string
  readonly label: string | undefined
  /** Code chosen at first; one that is not in the list is none. */
  readonly chosen: string | undefined
  readonly shell: WidgetShell
}

/** The visitor's provider of today: a list that filters while typing, with room for the logo next to it. */
export function ProviderSelector({ vertical, name, label, chosen, shell }: ProviderSelectorProps) {
  const options = providerOptions(vertical)
  const known = (code: string | undefined) => options.find(({ value }) => value === code)
  const [code, setCode] = useState(chosen)
  const provider = known(code)
  const value = provider?.value ?? ''
  const root = useRef<HTMLDivElement>(null)
  useFormInput(root, name, value)
  return (
    <div className={styles.selector} ref={root}>
      <span className={styles.logo} aria-hidden="true">
        {provider && !['other', 'none'].includes(value) ? initialsOf(provider.label) : '?'}
      </span>
      <Autocomplete
        label={label || labels[vertical]}
        name={name}
        value={value}
        options={options}
        placeholder="Escolhe"
        onChange={(next = '') => {
          setCode(next)
          shell.emit('provider-chosen', { vertical, provider: next })
        }}
      />
    </div>
  )
}
