interface CarriedInputsProps {
  readonly entries: Iterable<readonly [name: string, text: string]>
}

/** Inputs that a form sends in addition to its own fields: the rest of the page's address. A name may occur twice. */
export const CarriedInputs = ({ entries }: CarriedInputsProps) =>
  Array.from(entries, ([name, text], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order is that of the address
    <input key={at} type="hidden" name={name} value={text} />
  ))

/** Entries of an address other than these names. */
export const carriedExcept = (address: string, names: readonly string[]) =>
  [...new URLSearchParams(address.split('?')[1])].filter(([name]) => !names.includes(name))
