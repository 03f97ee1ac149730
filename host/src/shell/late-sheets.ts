/**
 * The whole sheets of a page, whose first paint wore what its HTML carries of them. They hold up nothing while they come
 * (as sheets for paper, which a browser would otherwise ask for last of all), and are put on together: one of them alone could outdo rules that another one has yet to refine.
 */
export function wearLateSheets() {
  // Every document has one. With script running, its content is text. Sheets that had to be linked come after it.
  const held = document.querySelector('noscript') as Element
  const hrefs = held.textContent.match(/[^"]+\.css/g) ?? []
  let coming = hrefs.length
  const worn = () => {
    if (!--coming) for (const sheet of sheets) sheet.media = ''
  }
  const sheets = hrefs.map((href) =>
    Object.assign(document.createElement('link'), {
      ...{ rel: 'stylesheet', media: 'print', fetchPriority: 'high', href },
      ...{ onload: worn, onerror: worn },
    }),
  )
  held.after(...sheets)
}
