/**
 * The whole sheets of a page, whose first paint wore what its HTML carries of them. They hold up nothing while they come
 * (as sheets for paper, which a browser would otherwise ask for last of all), and are put on together: one of them alone could outdo rules that another one has yet to refine.
 */
export function wearLateSheets() {
  // Every document has one. With script running, what stands in it is text. Sheets that had to be linked stand behind it.
  const held = document.querySelector('noscript') as Element
  held.insertAdjacentHTML(
    'afterend',
    held.textContent.replaceAll('rel', 'media=print fetchpriority=high rel'),
  )
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[media]')
  let coming = sheets.length
  for (const link of sheets)
    link.onload = link.onerror = () => {
      if (!--coming) for (const each of sheets) each.media = ''
    }
}
