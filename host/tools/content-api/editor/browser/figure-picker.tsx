import { useContext } from 'react'
import { FormContext } from './form'

interface FigurePickerProps {
  readonly name: string
  readonly pick: (reference: string) => void
}

/** Inserts the reference of a figure of law or market at the cursor, chosen by its Portuguese name. */
export function FigurePicker({ name, pick }: FigurePickerProps) {
  const figures = useContext(FormContext)?.blocks.get('figure')?.schema.figure?.options ?? []
  return figures.length === 0 ? null : (
    <select
      aria-label={`Número a juntar em ${name}`}
      value=""
      onChange={(event) => event.target.value && pick(`{{figure ${event.target.value}}}`)}
    >
      <option value="">Número…</option>
      {figures.map((figure) => (
        <option key={figure.value} value={figure.value}>
          {figure.name}
        </option>
      ))}
    </select>
  )
}
