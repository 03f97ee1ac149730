import { doneTarget, returnParameter } from '../funnel/journey-addresses'

/** Answers of the funnel in canonical order, as they travel. */
export type Carried = readonly (readonly [name: string, text: string])[]

/** A question about the list that has one answer. */
export interface Choice<Value extends string = string> {
  readonly label: string
  /** Words of each answer, in their order. Missing where the answers come with the offers. */
  readonly options?: Readonly<Record<Value, string>>
  /** Form of an answer that comes with the offers. */
  readonly accepts?: RegExp
  /** Words of no answer, '': whatever it is passes. */
  readonly all?: string
  /** Initial value, which is never in the address. */
  first(carried: Carried): Value
  /** Another choice without which it means nothing, and when it does: it is taken away together with that one. */
  readonly under?: { readonly name: string; applies(answer: string): boolean }
}

/** A column of the list on a wide screen, and the order that its header asks for. */
export interface ListColumn<Sort extends string = string> {
  readonly title: string
  readonly sort?: Sort
  /** That order begins with the highest. */
  readonly falls?: true
}

/** `sorts` alone lists the orders. */
type Column<Sort extends string> = ListColumn<NoInfer<Sort>>

/** Choices of a list: the one declaration of its form, its address and its filters in words. */
export interface ResultsSpec<Choices extends AnyChoices, Box extends string, Sort extends string> {
  /** Address of the results, and of the funnel whose answers they are for. */
  readonly done: string
  readonly path: string
  readonly choices: Choices
  /** Ticked or not, by legend. */
  readonly boxes: readonly {
    readonly legend: string
    readonly names: Readonly<Partial<Record<Box, string>>>
  }[]
  /** Orders with their words; the list starts in the first. */
  readonly sorts: Readonly<Record<Sort, string>>
  /** On a wide screen: the name, the two `cells` of each row, and its main figure. */
  readonly columns?: readonly [Column<Sort>, Column<Sort>, Column<Sort>, Column<Sort>]
}

// biome-ignore lint/suspicious/noExplicitAny: a choice of any values; `ChosenOf` reads them back
type AnyChoices = Readonly<Record<string, Choice<any>>>
type ChosenOf<Choices> = {
  readonly [Name in keyof Choices]: Choices[Name] extends Choice<infer V> ? V : never
}

/** A page of results as its address describes it. */
export interface ResultsView<Chosen = Readonly<Record<string, string>>, Box = string, Sort = string> {
  readonly carried: Carried
  readonly chosen: Chosen
  readonly boxes: readonly Box[]
  readonly sort: Sort
  /** Ids of offers put side by side. */
  readonly compare: readonly string[]
  /** How many places are drawn. */
  readonly shown: number
}

/** A filter that is set away from the first view, with the view without it. */
export interface ActiveFilter<View> {
  readonly label: string
  readonly without: View
}

/** Answers that come with the offers: suppliers, brands. */
export type OpenAnswers = Readonly<
  Record<string, readonly { readonly value: string; readonly label: string }[]>
>

/** An answer stays in its place: the page that comes names the same address. */
const withCarried = (carried: Carried, name: string, text: string): Carried =>
  carried.some(([one]) => one === name)
    ? carried.map((entry) => (entry[0] === name ? [name, text] : entry))
    : [...carried, [name, text]]

export const mostCompared = 3
export const pageSize = 12
export const mostShown = 96

/** Everything that reads and writes the address of one product's results. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a dozen short functions of the same spec, by its types
export function defineResults<const Choices extends AnyChoices, Box extends string, Sort extends string>(
  spec: ResultsSpec<Choices, Box, Sort>,
) {
  type View = ResultsView<ChosenOf<Choices>, Box, Sort>
  const choices = Object.entries(spec.choices)
  const boxWords: Readonly<Record<Box, string>> = Object.assign({}, ...spec.boxes.map(({ names }) => names))
  const boxNames = Object.keys(boxWords).map((name) => name as Box)
  const [firstSort] = Object.keys(spec.sorts) as [Sort]

  const has = (words: object | undefined, text: string) => words !== undefined && Object.hasOwn(words, text)
  const applies = ({ under }: Choice, chosen: Readonly<Record<string, string>>) =>
    !under || under.applies(chosen[under.name] ?? '')

  /** `carried` comes from the server, so that the page needs no question of the funnel. */
  function read(query: string, carried: Carried): View {
    const given = new URLSearchParams(query)
    const chosen: Record<string, string> = {}
    for (const [name, choice] of choices) {
      const text = given.get(name) ?? ''
      const known = choice.accepts?.test(text) ?? has(choice.options, text)
      chosen[name] = known && applies(choice, chosen) ? text : choice.first(carried)
    }
    const sort = given.get('sort') ?? ''
    const shown = Math.trunc(Number(given.get('shown')))
    return {
      carried,
      chosen: chosen as ChosenOf<Choices>,
      boxes: boxNames.filter((name) => given.get(name) === 'true'),
      sort: has(spec.sorts, sort) ? (sort as Sort) : firstSort,
      compare: [...new Set(given.getAll('compare'))].slice(0, mostCompared),
      shown: shown > pageSize ? Math.min(shown, mostShown) : pageSize,
    }
  }

  /** Choices that differ from their initial value. */
  const movedChoices = ({ chosen, carried }: View) =>
    choices.filter(([name, choice]) => chosen[name] !== choice.first(carried) && applies(choice, chosen))

  /** The address besides the answers; a choice at its first place is left out. */
  const viewParameters = (view: View): readonly (readonly [string, string])[] => [
    ...movedChoices(view).map(([name]) => [name, view.chosen[name] as string] as const),
    ...(view.sort === firstSort ? [] : [['sort', view.sort] as const]),
    ...view.boxes.map((name) => [name, 'true'] as const),
    ...view.compare.map((id) => ['compare', id] as const),
    ...(view.shown === pageSize ? [] : [['shown', String(view.shown)] as const]),
  ]
  const withQuery = (path: string, entries: readonly (readonly [string, string])[]) =>
    `${path}?${new URLSearchParams(entries.map(([name, text]) => [name, text]))}`

  const address = (view: View) => withQuery(spec.done, [...view.carried, ...viewParameters(view)])
  /** Another page with the answers. */
  const page = (view: View, path: string, more: Readonly<Record<string, string>> = {}) =>
    withQuery(path, [...view.carried, ...Object.entries(more)])
  /** A page of the funnel with them. */
  const step = (view: View, slug: string, more?: Readonly<Record<string, string>>) =>
    page(view, `${spec.path}/${slug}`, more)
  /** A question, from which the visitor comes back here. */
  const question = (view: View, slug: string) => step(view, slug, { [returnParameter]: doneTarget })

  const toggledBox = (view: View, name: Box): View => ({
    ...view,
    boxes: boxNames.filter((one) => view.boxes.includes(one) !== (one === name)),
  })
  /** Puts an offer side by side with the others or takes it away; where all places are taken nothing changes. */
  function toggledCompared(view: View, id: string): View {
    const others = view.compare.filter((one) => one !== id)
    if (others.length < view.compare.length) return { ...view, compare: others }
    return others.length < mostCompared ? { ...view, compare: [...others, id] } : view
  }
  /** The order or one of the choices, as the form gives it; the others stay. */
  const set = (view: View, name: string, text: string): View =>
    name === 'sort' ? { ...view, sort: text as Sort } : { ...view, chosen: { ...view.chosen, [name]: text } }
  /** The same page for another answer: of a choice of the list, or of the funnel. */
  const withAnswer = (view: View, name: string, text: string): View =>
    Object.hasOwn(spec.choices, name)
      ? set(view, name, text)
      : { ...view, carried: withCarried(view.carried, name, text) }
  /** One choice, and those that mean nothing without it, as at first. */
  const withoutChoice = (view: View, name: string): View => ({
    ...view,
    chosen: Object.fromEntries(
      choices.map(([one, choice]) => [
        one,
        one === name || choice.under?.name === name ? choice.first(view.carried) : view.chosen[one],
      ]),
    ) as ChosenOf<Choices>,
  })
  /** Resets the filters; order, comparison and length stay. */
  const withoutFilters = (view: View): View => ({
    ...read('', view.carried),
    sort: view.sort,
    compare: view.compare,
    shown: view.shown,
  })

  /** Filters that the visitor set away from the first view, in words. */
  const active = (view: View, open: OpenAnswers): readonly ActiveFilter<View>[] => [
    ...movedChoices(view).map(([name, { options }]) => {
      const answer = view.chosen[name] as string
      const label = options?.[answer] ?? open[name]?.find(({ value }) => value === answer)?.label ?? answer
      return { label, without: withoutChoice(view, name) }
    }),
    ...view.boxes.map((name) => ({ label: boxWords[name], without: toggledBox(view, name) })),
  ]

  return {
    spec,
    boxNames,
    boxWords,
    read,
    address,
    page,
    step,
    question,
    withAnswer,
    set,
    toggledBox,
    toggledCompared,
    withoutFilters,
    active,
    /** Every name that the address may hold besides the answers. */
    parameters: [
      ...choices.map(([name]) => name),
      'sort',
      'shown',
      'compare',
      ...boxNames,
    ] as readonly string[],
  }
}

/** A screen's kit for one product's results, whichever they are. */
export interface ResultsKit<View extends ResultsView = ResultsView> {
  readonly spec: ResultsSpec<AnyChoices, string, string>
  readonly boxWords: Readonly<Record<string, string>>
  address(view: View): string
  withAnswer(view: View, name: string, text: string): View
  set(view: View, name: string, text: string): View
  toggledBox(view: View, name: string): View
  toggledCompared(view: View, id: string): View
  withoutFilters(view: View): View
  active(view: View, open: OpenAnswers): readonly ActiveFilter<View>[]
}
