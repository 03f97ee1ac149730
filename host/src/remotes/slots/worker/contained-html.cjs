// Whether HTML that a bundle printed stays in its slot. React closes what it opens, quotes every attribute and escapes
// all text; HTML written otherwise is refused, so that no reading of a browser's can differ from this one.

const comment = /<!--[^<>-]*-->/y
const closing = /<\/([a-z][\w:-]*)>/iy
const opening = /<([a-z][\w:-]*)(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*\s*(\/?)>/iy

const words = (text) => new Set(text.split(' '))
const empty = words('area br col embed hr img input link source track wbr')
/** Tags that reach beyond their place anywhere, or are read as text to the end of the page. */
const refused = words('html head body base meta frame frameset plaintext xmp noembed noframes')
/** Elements whose content a browser reads as text. */
const rawText = words('script style textarea title iframe')
const foreign = words('svg math')

function at(pattern, html, index) {
  pattern.lastIndex = index
  return pattern.exec(html)
}

/** End of an element that is read as text, whatever its content; -1 without one. */
function firstEnd(html, name, index) {
  const close = new RegExp(`</${name}(?![\\w:-])`, 'gi')
  close.lastIndex = index
  return close.exec(html)?.index ?? -1
}

/** The same of a raw element; -1 also when a browser may see another end. */
function endOfText(html, name, index) {
  const end = firstEnd(html, name, index)
  return end >= 0 && html.slice(index, end).includes('<!--') ? -1 : end
}

/** Fault of a slot's HTML, in English; undefined when it stays where it is put. */
function faultOf(html) {
  const open = []
  /** Where each open `noscript` ends for a browser with scripts, which reads it as text, and has to end for all others. */
  const ends = []
  let inForeign = 0
  for (let index = html.indexOf('<'); index >= 0; index = html.indexOf('<', index)) {
    const near = () => JSON.stringify(html.slice(index, index + 40))
    const note = at(comment, html, index)
    if (note) {
      index += note[0].length
      continue
    }
    const end = at(closing, html, index)
    if (end) {
      const name = end[1].toLowerCase()
      if (open.pop() !== name) return `${near()} closes what is not open`
      if (foreign.has(name)) inForeign -= 1
      if (name === 'noscript' && ends.pop() !== index) return `${near()} may end in two places`
      index += end[0].length
      continue
    }
    const start = at(opening, html, index)
    if (!start) return `${near()} cannot be read`
    const name = start[1].toLowerCase()
    if (refused.has(name)) return `<${name}> may not stand in a slot`
    index += start[0].length
    if ((!inForeign && empty.has(name)) || (inForeign && start[2])) continue
    open.push(name)
    if (foreign.has(name)) inForeign += 1
    if (name === 'noscript') ends.push(firstEnd(html, name, index))
    if (inForeign || !rawText.has(name)) continue
    index = endOfText(html, name, index)
    if (index < 0) return `<${name}> is not closed`
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined
}

module.exports = { faultOf }
