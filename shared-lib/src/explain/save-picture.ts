import { formatDatePt } from '../dates/format-date'
import { lisbonToday } from '../dates/iso-date'

const names = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const
const svgSpace = 'http://www.w3.org/2000/svg'
/** Drawn px per px of the page, so that letters stay sharp; and around the drawing, in px. */
const [sharpness, margin] = [2, 16]

const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1

/** A drawing as it looks, without the style sheets that it wears. */
function undressed(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, element] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const worn = getComputedStyle(element)
    for (const name of names) copies[at]?.setAttribute(name, worn.getPropertyValue(name))
    copies[at]?.removeAttribute('class')
  }
  return copy
}

/** Each word of a text in its place: a picture breaks no lines. */
function wordsOf(text: Text, place: (rect: DOMRect) => Record<string, string>): SVGElement[] {
  const worn = text.parentElement && getComputedStyle(text.parentElement)
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const rect = range.getBoundingClientRect()
    if (!worn || !isSeen(rect)) return []
    const drawn = elementOf('text', {
      ...place(rect),
      fill: worn.color,
      'font-family': worn.fontFamily,
      'font-size': worn.fontSize,
      'font-weight': worn.fontWeight,
      'dominant-baseline': 'central',
    })
    drawn.textContent = word
    return [drawn]
  })
}

function elementOf(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgSpace, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Everything inside an element that can be seen: drawings as they are, and words where they stand. */
function pictureOf(element: HTMLElement): SVGElement {
  const own = element.getBoundingClientRect()
  const left = (x: number) => String(x - own.left + margin)
  const top = (y: number) => String(y - own.top + margin)
  const [width, height] = [own.width + 2 * margin, own.height + 2 * margin].map((side) =>
    String(Math.ceil(side)),
  )
  const size = { width: width ?? '', height: height ?? '' }
  const picture = elementOf('svg', { xmlns: svgSpace, ...size })
  const paper = getComputedStyle(element).getPropertyValue('--paper') || '#fff'
  picture.append(elementOf('rect', { ...size, fill: paper }))
  for (const svg of element.querySelectorAll<SVGSVGElement>('svg')) {
    const rect = svg.getBoundingClientRect()
    if (svg.parentElement?.closest('svg') || !isSeen(rect)) continue
    const copy = undressed(svg)
    const place = { x: left(rect.left), y: top(rect.top), width: `${rect.width}`, height: `${rect.height}` }
    for (const [key, value] of Object.entries({ ...place, overflow: 'visible' }))
      copy.setAttribute(key, value)
    picture.append(copy)
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('svg, button'))
      picture.append(
        ...wordsOf(text as Text, (rect) => ({
          x: left(rect.left),
          y: top(rect.top + rect.height / 2),
        })),
      )
  return picture
}

/** A line that only the picture has, in the letters of the page. */
function lineOf(words: string, size: string, weight: string) {
  const line = document.createElement('p')
  line.textContent = words
  Object.assign(line.style, { margin: '0', paddingBlock: '8px', fontSize: size, fontWeight: weight })
  return line
}

/** What it is of, in the words of the heading that it stands under. */
const titleOf = (element: HTMLElement) =>
  element.closest('section')?.querySelector('h2, h3, h4')?.textContent ?? ''

/** Where it can be seen again, and of which day it is: `queropoupar.pt/simuladores/irs, 11 de junho de 2026`. */
const originOf = () => `${location.host}${location.pathname}, ${formatDatePt(lisbonToday(new Date()))}`

/** The element with its title above and its origin below. They stand in the page only while they are measured. */
function wholePicture(element: HTMLElement): SVGElement {
  const [title, origin] = [lineOf(titleOf(element), '18px', '650'), lineOf(originOf(), '13px', '400')]
  element.prepend(title)
  element.append(origin)
  try {
    return pictureOf(element)
  } finally {
    title.remove()
    origin.remove()
  }
}

/**
 * Saves what can be seen of an element as `<file>.png`, with the heading of its section, its address and the day.
 * Browser only; rejects where the browser cannot draw it.
 */
export async function savePicture(element: HTMLElement, file: string): Promise<void> {
  const picture = wholePicture(element)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * sharpness
  canvas.height = image.naturalHeight * sharpness
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${file}.png`
  link.click()
}
