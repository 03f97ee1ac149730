import { Grouped, type InputProps } from './text-input'

/** Several of a list, in the order that the page shows them. */
export function ChoicesInput({ name, field, value, change }: InputProps) {
  const options = field.options ?? []
  const chosen = Array.isArray(value) ? value.map(String) : []
  const nameOf = (one: string) =>
    options.find((option) => option.value === one)?.name ?? `${one} (fora da lista)`
  const move = (at: number, to: number) =>
    change(chosen.with(at, chosen[to] as string).with(to, chosen[at] as string))
  return (
    <Grouped name={name} field={field}>
      {chosen.map((one, at) => (
        <p className="tools" key={one}>
          <span>{nameOf(one)}</span>
          <button
            type="button"
            aria-label={`Subir ${nameOf(one)}`}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            Subir
          </button>
          <button
            type="button"
            aria-label={`Tirar ${nameOf(one)}`}
            onClick={() => change(chosen.toSpliced(at, 1))}
          >
            Tirar
          </button>
        </p>
      ))}
      <select
        aria-label={`Juntar a ${name}`}
        value=""
        onChange={(event) => change([...chosen, event.target.value])}
      >
        <option value="">Juntar…</option>
        {options
          .filter((option) => !chosen.includes(option.value))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
      </select>
    </Grouped>
  )
}
