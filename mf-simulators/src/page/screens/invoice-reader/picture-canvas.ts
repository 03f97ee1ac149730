import { FileError } from './invoice-reading'
import { type Pixels, wipeRuledLines } from './ruled-lines'

/** Longest side that is recognised, in pixels; a photograph has more than letters need. */
const longestSide = 2800

/** A picture as drawn pixels, upright by the orientation that its camera recorded. */
export async function fileCanvas(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (error: unknown) => {
      throw new FileError('damaged', error)
    },
  )
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = penOf(canvas)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

const penOf = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new FileError('unreadable')
  return pen
}

/** A smaller copy whose longest side has so many pixels. */
export function scaledTo(picture: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  penOf(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export const pixelsOf = (picture: HTMLCanvasElement): Pixels =>
  penOf(picture).getImageData(0, 0, picture.width, picture.height)

/** The picture itself, without the lines of its tables. */
export function wiped(picture: HTMLCanvasElement): HTMLCanvasElement {
  const pen = penOf(picture)
  const pixels = pen.getImageData(0, 0, picture.width, picture.height)
  wipeRuledLines(pixels)
  pen.putImageData(pixels, 0, 0)
  return picture
}

/** A copy turned about its middle, clockwise by so many radians, as large as it was. */
export function straightened(picture: HTMLCanvasElement, angle: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const pen = penOf(canvas)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate(angle)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

/** A copy of the picture turned by quarters, clockwise. */
export function turned(picture: HTMLCanvasElement, quarters: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const aside = quarters % 2 === 1
  canvas.width = aside ? picture.height : picture.width
  canvas.height = aside ? picture.width : picture.height
  const pen = penOf(canvas)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((quarters * Math.PI) / 2)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}
