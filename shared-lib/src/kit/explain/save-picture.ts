import { formatDatePt } from '../../rules/dates/format-date'
import { lisbonToday } from '../../rules/dates/iso-date'

const names = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
] as const
const svgSpace = 'http://www.w3.org/2000/svg'
/** Drawn px per px of the page, so that letters stay sharp; and around the drawing, in px. */
const [sharpness, margin] = [2, 16]

const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1

/** Text for screen readers is in a box of one pixel that cuts it off. */
const isCutOff = (element: Element | null): boolean =>
  element !== null &&
  ((getComputedStyle(element).overflow !== 'visible' && !isSeen(element.getBoundingClientRect())) ||
    isCutOff(element.parentElement))

/** A drawing as it looks, without its words and the style sheets that it wears. */
function undressed(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, element] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const worn = getComputedStyle(element)
    for (const name of names) copies[at]?.setAttribute(name, worn.getPropertyValue(name))
    copies[at]?.removeAttribute('class')
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  return copy
}

interface Word {
  readonly word: string
  /** Left edge and middle, in px of the picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** As a canvas takes it, at a size in px: a picture inside a picture has none of the page's letters. */
  readonly font: (size: number) => string
  readonly size: number
  readonly colour: string
  /** Around the letters, so that they are read over a line. */
  readonly halo: string | undefined
}

/** Each word of a text in its place: a picture breaks no lines. */
function wordsOf(text: Text, own: DOMRect): Word[] {
  const around = text.parentElement
  if (!around || isCutOff(around)) return []
  const worn = getComputedStyle(around)
  const isDrawn = around instanceof SVGElement
  return [...text.data.matchAll(/[^\s\u00a0]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const rect = range.getBoundingClientRect()
    if (!isSeen(rect)) return []
    return [
      {
        word,
        x: rect.left - own.left + margin,
        y: rect.top + rect.height / 2 - own.top + margin,
        width: rect.width,
        font: (size) => `${worn.fontWeight} ${size}px ${worn.fontFamily}`,
        size: Number.parseFloat(worn.fontSize),
        colour: isDrawn ? worn.fill : worn.color,
        halo: isDrawn && worn.stroke !== 'none' ? worn.stroke : undefined,
      },
    ]
  })
}

function elementOf(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgSpace, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

interface Seen {
  readonly picture: SVGElement
  readonly words: readonly Word[]
}

/** Everything visible inside an element: drawings as they are, and words at their positions. */
function pictureOf(element: HTMLElement): Seen {
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
  // The keys of a legend are boxes with a colour.
  for (const box of element.querySelectorAll<HTMLElement>('span:empty')) {
    const [rect, { backgroundColor, borderRadius }] = [box.getBoundingClientRect(), getComputedStyle(box)]
    const place = { x: left(rect.left), y: top(rect.top), width: `${rect.width}`, height: `${rect.height}` }
    if (isSeen(rect)) picture.append(elementOf('rect', { ...place, fill: backgroundColor, rx: borderRadius }))
  }
  for (const svg of element.querySelectorAll<SVGSVGElement>('svg')) {
    const rect = svg.getBoundingClientRect()
    if (svg.parentElement?.closest('svg') || !isSeen(rect)) continue
    const copy = undressed(svg)
    const place = { x: left(rect.left), y: top(rect.top), width: `${rect.width}`, height: `${rect.height}` }
    for (const [key, value] of Object.entries({ ...place, overflow: 'visible' }))
      copy.setAttribute(key, value)
    picture.append(copy)
  }
  const words: Word[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('button')) words.push(...wordsOf(text as Text, own))
  return { picture, words }
}

/** A line that only the picture has, in the letters of the page. */
function lineOf(words: string, size: string, weight: string) {
  const line = document.createElement('p')
  line.textContent = words
  Object.assign(line.style, { margin: '0', paddingBlock: '8px', fontSize: size, fontWeight: weight })
  return line
}

/** Its subject, in the words of the heading above it. */
const titleOf = (element: HTMLElement) =>
  element.closest('section, [data-wide]')?.querySelector('h2, h3, h4')?.textContent ?? ''

/** Where it can be seen again, and of which day it is: `queropoupar.pt/simuladores/irs, 11 de junho de 2026`. */
const originOf = () => `${location.host}${location.pathname}, ${formatDatePt(lisbonToday(new Date()))}`

/** The element with its title above and its origin below. They are in the page only while they are measured. */
function wholePicture(element: HTMLElement): Seen {
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
 * Saves the visible part of an element as `<file>.png`, with the heading of its section, its address and the day.
 * Browser only; rejects where the browser cannot draw it.
 */
export async function savePicture(element: HTMLElement, file: string): Promise<void> {
  const { picture, words } = wholePicture(element)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * sharpness
  canvas.height = image.naturalHeight * sharpness
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing')
  pen.scale(sharpness, sharpness)
  pen.drawImage(image, 0, 0)
  write(pen, words)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${file}.png`
  link.click()
}

function write(pen: CanvasRenderingContext2D, words: readonly Word[]) {
  pen.textBaseline = 'middle'
  pen.lineWidth = 4
  pen.lineJoin = 'round'
  for (const { word, x, y, width, font, size, colour, halo } of words) {
    pen.font = font(size)
    // A drawing with a scale of its own shows its letters larger or smaller than their font size.
    pen.font = font((size * width) / pen.measureText(word).width)
    if (halo) {
      pen.strokeStyle = halo
      pen.strokeText(word, x, y)
    }
    pen.fillStyle = colour
    pen.fillText(word, x, y)
  }
}
