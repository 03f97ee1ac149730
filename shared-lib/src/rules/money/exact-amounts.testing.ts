/**
 * Sentences, cards and drawings of a screen that show cents from 1.000 € on, where they mislead; empty without any. Letters,
 * typed texts and the formulas of «porquê?» stay exact. A table may keep cents where its lines add up to a sum, but never `,00`;
 * the table right below a drawing has its words, and none. Needs only a document: a browser can run it.
 */
export function exactAmounts(selector = 'body'): string[] {
  const root = document.querySelector(selector)
  if (!root) return [`no ${selector} to look at`]
  const isFormula = (element: Element): boolean => {
    const details = element.closest('details')
    return (
      details !== null &&
      (/porquê\?/.test(details.querySelector('summary')?.textContent ?? '') ||
        isFormula(details.parentElement ?? document.body))
    )
  }
  const isExactTable = (table: Element | null) =>
    table?.localName === 'table' && table.previousElementSibling?.localName !== 'svg'
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const words = own.map(({ textContent }) => textContent).join(' ')
    const cents = isExactTable(element.closest('table, article')) ? /\d\.\d{3},00/ : /\d\.\d{3},\d\d/
    return cents.test(words) && !element.closest('textarea, select, script, style') && !isFormula(element)
      ? [words.replace(/\s+/g, ' ').trim()]
      : []
  })
}
