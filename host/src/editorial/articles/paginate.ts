export interface PageOf<Item> {
  readonly items: readonly Item[]
  /** From 1. */
  readonly page: number
  readonly pages: number
}

/** A page of a list; undefined for a page that is not there. An empty list has one empty page. */
export function paginate<Item>(
  all: readonly Item[],
  asked: string | null,
  perPage: number,
): PageOf<Item> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  if (asked !== null && !/^[1-9]\d{0,5}$/.test(asked)) return undefined
  const page = Number(asked ?? 1)
  if (page > pages) return undefined
  return { items: all.slice((page - 1) * perPage, page * perPage), page, pages }
}

/** Title and description of a page of a list. From the second on each includes its number: no two pages share a head. */
export const headOf = (page: number, title: string, description: string) =>
  page > 1
    ? { title: `${title}, página ${page}`, description: `Página ${page}. ${description}` }
    : { title, description }

/** Address of a page of a list; the first one has no number. */
export function pageAddress(
  path: string,
  page: number,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...query, ...(page > 1 && { pagina: String(page) }) }).toString()
  return search === '' ? path : `${path}?${search}`
}
