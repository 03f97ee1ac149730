import font from 'shared-lib/styles/fonts/figtree-latin.woff2?file'
import { fontKey } from '../addresses/font-key'

async function fetchFont() {
  const answer = await fetch(font)
  await answer.arrayBuffer()
  if (answer.ok) localStorage.setItem(fontKey, new URL(font).pathname)
}

/**
 * Fetches the font for the pages to come, each of which looks for it before its first paint (`document.ts`): Figtree, variable
 * weight, latin, with tabular figures, from @fontsource-variable/figtree (SIL Open Font License beside it).
 */
export const keepFont = () => fetchFont().catch(() => {}) // the next page tries again
