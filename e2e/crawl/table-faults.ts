import type { Page } from '@playwright/test'

/** Opens all that is folded: a table in there is read as well. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'))
      folded.open = true
  })

/** Tables whose last column, with the answer, is out of sight until the visitor scrolls sideways. */
const hiddenAnswers = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (element: Element | null): number => {
      if (!element) return innerWidth
      const around = edgeOf(element.parentElement)
      const clips = getComputedStyle(element).overflowX !== 'visible'
      return clips ? Math.min(around, element.getBoundingClientRect().right) : around
    }
    return [...document.querySelectorAll('main table')].flatMap((table) => {
      const cell = table.querySelector('tbody tr:last-child > :last-child, tr:last-child > :last-child')
      const { width = 0, right = 0 } = cell?.getBoundingClientRect() ?? {}
      const hidden = Math.round(right - edgeOf(table.parentElement))
      const name = table.closest('figure, section')?.textContent?.trim().slice(0, 40)
      // The twin of a drawing is for screen readers alone, in one point.
      const isDrawn = (table.parentElement?.getBoundingClientRect().width ?? 0) > 1
      return isDrawn && width > 0 && hidden > 1
        ? [`the last column of «${name}» is ${hidden} px out of sight`]
        : []
    })
  })

/** Columns between the first and the last that stay in place: words that lie under another cell before anybody scrolls. */
const coveredColumns = (page: Page) =>
  page.evaluate(() => {
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const wordsOf = (cell: Element) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return [...words.getClientRects()]
    }
    return [...document.querySelectorAll('main table')].flatMap((table) => {
      // Titles that each card repeats instead are there for screen readers alone, in one point.
      const isDrawn = (cell: Element) => (cell.closest('thead')?.getBoundingClientRect().width ?? 2) > 1
      const cells = [...table.querySelectorAll('th, td')].filter(
        (cell) => cell.checkVisibility() && isDrawn(cell),
      )
      const staying = cells.filter((cell) => getComputedStyle(cell).position === 'sticky')
      const covers = staying.map((cell) => ({ cell, place: cell.getBoundingClientRect() }))
      const covered = cells.find((cell) =>
        wordsOf(cell).some((words) =>
          covers.some(({ cell: other, place }) => other !== cell && over(words, place)),
        ),
      )
      const name = table.closest('figure, section')?.textContent?.trim().slice(0, 40)
      return covered ? [`«${covered.textContent}» in «${name}» lies under a column that stays in place`] : []
    })
  })

/** Tables that scroll up and down in themselves on a phone: a finger that wants the page moves the table. */
const nestedTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      if (innerWidth >= 768 || (table.parentElement?.getBoundingClientRect().width ?? 0) <= 1) return []
      for (let box = table.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
          return [`a table scrolls inside «${box.getAttribute('aria-label') ?? box.localName}»`]
      return []
    }),
  )

/** Figures of tables hidden on a phone before any scrolling. */
export const tableFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await hiddenAnswers(page)),
  ...(await coveredColumns(page)),
  ...(await nestedTables(page)),
]
