/**
 * Missing duties of `display-duties` on a screen, in words; empty where it lacks nothing. Needs nothing but a document,
 * so that a browser can run it unchanged: `page.evaluate(creditScreenProblems)`. A rate that is no offer (a ceiling of
 * law, a rate typed by the visitor) is in an element marked `data-not-offered`, or in a control.
 */
export function creditScreenProblems(selector = 'body'): string[] {
  const root = document.querySelector(selector)
  if (!root) return [`no ${selector} to look at`]
  const problems: string[] = []
  const blocks = [...root.querySelectorAll<HTMLElement>('[data-credit-rate]')]
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const ownDigits = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ''),
    )
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  for (const block of blocks) {
    const said = [...block.children].map(words).join(' ')
    const [taeg, example] = [block.querySelector('[data-taeg]'), block.querySelector('[data-example]')]
    if (!taeg || !/^TAEG (\d+(,\d+)? ?%|desconhecida)$/.test(words(taeg)))
      problems.push(`no TAEG first: ${said}`)
    else if (block.firstElementChild !== taeg) problems.push(`the TAEG does not stand first: ${said}`)
    if (!/\bTAN (não indicada|(\S+ )?\d+(,\d+)? ?%)/.test(said)) problems.push(`no TAN: ${said}`)
    if (!example || !/^Exemplo: [\d.]+(,\d\d)? ?€ em \d+ (mês|meses)/.test(words(example)))
      problems.push(`no representative example: ${said}`)
    // No size where there are no styles: the browser's own run judges it.
    const card = block.closest('article') ?? block.parentElement ?? block
    for (const figure of taeg ? card.querySelectorAll('*') : [])
      if (taeg && ownDigits(figure) && /[€%]/.test(words(figure)) && sizeOf(figure) > sizeOf(taeg))
        problems.push(`larger than its TAEG: ${words(figure)}`)
  }
  if (blocks.length > 0 && !root.querySelector('[data-credit-warning]')) problems.push('no warning')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement?.closest(
      'p, li, td, th, dd, dt, h1, h2, h3, label, span, figcaption',
    )
    if (!element || seen.has(element)) continue
    seen.add(element)
    const excused = element.closest(
      '[data-credit-rate], [data-not-offered], label, fieldset, select, option, details, script, style',
    )
    if (!excused && /\bTA(EG|N)\b[^.;]{0,40}?\d+(,\d+)? ?%/.test(words(element)))
      problems.push(`a rate without its example: ${words(element)}`)
  }
  return problems
}

/** The same, and that every TAEG above the ceiling (a fraction) is marked as such. */
export function aboveCeilingProblems(ceiling: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-credit-rate]')].flatMap((block) => {
    const taeg = Number(block.dataset.creditRate)
    const isAbove = block.dataset.creditRate !== '' && taeg > ceiling * 100 + 1e-6
    const isSaid = block.querySelector('[data-above-ceiling]') !== null
    return isAbove === isSaid ? [] : [`${taeg} % against ${ceiling * 100} %: ${isSaid ? 'said' : 'not said'}`]
  })
}
