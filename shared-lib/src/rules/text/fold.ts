/** `Eletricidade é barata` → `eletricidade e barata`: comparisons ignore case and accents. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `Água & Luz` → `agua-luz`, for ids and addresses. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
