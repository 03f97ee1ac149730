import { useEffect, useState } from 'react'
import { Select, type SelectProps } from '../select/select'
import { Combobox } from './combobox'

/**
 * A choice among many (308 municipalities) that filters while typing. The server prints a plain list, which works
 * without script; it becomes a combobox once awake, but never under the finger of somebody using it.
 */
export function Autocomplete(props: SelectProps) {
  const [awake, setAwake] = useState(false)
  const wake = () => setAwake(true)
  useEffect(() => {
    const inUse = document.activeElement?.matches('select')
    if (!inUse) setAwake(true)
  }, [])
  return awake ? <Combobox {...props} /> : <Select {...props} onBlur={wake} />
}
