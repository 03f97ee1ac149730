/** A box next to a ranked list, declared once: form and address use its own name, rules and programs its filter's. */
interface BoxFilter<Filter extends string = string> {
  readonly filter: Filter
  /** Portuguese. */
  readonly label: string
  /** English, for the API's document: what the filter does. No browser gets it. */
  readonly description: string
  /** A ticked box takes the filter away, which the first view has; missing: it sets it. */
  readonly opens?: true
}

export type BoxFilters<Box extends string = string, Filter extends string = string> = Readonly<
  Record<Box, BoxFilter<Filter>>
>

/** Words of each box, as `defineResults` takes them. */
export const boxWords = <Box extends string>(boxes: BoxFilters<Box>): Readonly<Record<Box, string>> =>
  Object.fromEntries(Object.entries<BoxFilter>(boxes).map(([name, { label }]) => [name, label])) as Record<
    Box,
    string
  >

/** The filters of a view with these boxes ticked. */
export const filtersOfBoxes = <Box extends string, Filter extends string>(
  boxes: BoxFilters<Box, Filter>,
  ticked: readonly string[],
): Readonly<Record<Filter, boolean>> =>
  Object.fromEntries(
    Object.entries<BoxFilter>(boxes).map(([name, { filter, opens = false }]) => [
      filter,
      ticked.includes(name) !== opens,
    ]),
  ) as Record<Filter, boolean>
