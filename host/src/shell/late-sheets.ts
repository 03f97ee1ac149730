/**
 * Puts on the whole sheets of a page, whose HTML carries the style of its first paint. They load as print sheets and
 * block nothing, and apply together: one alone could override rules that another refines. A page that was scrolled before
 * is laid out whole, so that it is where it was.
 */
export function wearLateSheets() {
  // Every document has one. With script running, its content is text. Sheets that had to be linked come after it.
  const held = document.querySelector('noscript') as Element
  const hrefs = held.textContent.match(/[^"]+\.css/g) ?? []
  let coming = hrefs.length
  const worn = () => {
    if (--coming) return
    // On a phone, sections that are not near have a guessed height.
    if (scrollY)
      for (const far of document.querySelectorAll('[data-later=far]')) far.removeAttribute('data-later')
    for (const sheet of sheets) sheet.media = ''
  }
  const sheets = hrefs.map((href) =>
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      media: 'print',
      fetchPriority: 'high',
      href,
      onload: worn,
      onerror: worn,
    }),
  )
  held.after(...sheets)
}
