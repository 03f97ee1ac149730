import font from 'shared-lib/styles/fonts/figtree-latin.woff2?file'
import { fontKey } from '../addresses/font-key'

/**
 * Fetches the font for the pages to come, each of which looks for it before its first paint (`document.ts`). It is Figtree,
 * variable weight, latin, with tabular figures, from @fontsource-variable/figtree (SIL Open Font License beside it).
 */
export async function keepFont() {
  try {
    const { pathname } = new URL(font)
    if (localStorage.getItem(fontKey) === pathname) return
    const answer = await fetch(font)
    await answer.arrayBuffer()
    if (answer.ok) localStorage.setItem(fontKey, pathname)
  } catch (error) {
    console.info('the font could not be kept', error)
  }
}
