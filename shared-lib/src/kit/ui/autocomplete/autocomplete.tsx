import { useEffect, useRef, useState } from 'react'
import { Select, type SelectOption, type SelectProps } from '../select/select'
import { atFirstSign } from './first-sign'

interface AutocompleteProps extends SelectProps {
  /** Fetches options that did not come with the script; needed where `options` may be undefined. */
  load?: (() => Promise<readonly SelectOption[]>) | undefined
}

async function loadCombobox(load: AutocompleteProps['load']) {
  const [{ Combobox }, options = []] = await Promise.all([
    import(/* webpackChunkName: "combobox" */ './combobox'),
    load?.(),
  ])
  return { Combobox, options }
}

/** In a shadow root the document's active element is only the host. */
const isInUse = (list: HTMLSelectElement | null) =>
  list !== null && (list.getRootNode() as Document | ShadowRoot).activeElement === list

/**
 * A choice among many (308 municipalities) that filters while typing. The server prints a plain list, which works
 * without script; its code and options load at the visitor's first sign, and it becomes a combobox, but never while it
 * is being used.
 */
export function Autocomplete({ load, ...props }: AutocompleteProps) {
  // The server's options stay as printed, also when others arrive elsewhere on the page.
  const [printed] = useState(props.options === undefined)
  const options = printed ? undefined : props.options
  const [typing, setTyping] = useState<Awaited<ReturnType<typeof loadCombobox>>>()
  const [inUse, setInUse] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const begin = async () => {
      const parts = await loadCombobox(printed ? load : undefined)
      setInUse(isInUse(list.current))
      setTyping(parts)
    }
    // Drawn without the server there is nothing to choose from yet.
    return atFirstSign(begin, list.current?.options.length === 0)
  }, [printed, load])
  return typing && !inUse ? (
    <typing.Combobox {...props} options={options ?? typing.options} />
  ) : (
    <Select {...props} options={options} ref={list} onBlur={() => setInUse(false)} />
  )
}
