import path from 'node:path'
import { escapeHtml } from '../../../base/text/escape-html'
import { imageLibrary } from '../image-library'

/** Size that previews ask for. https://developers.facebook.com/docs/sharing/webmasters/images */
export const shareSize = { width: 1200, height: 630 } as const

/** The site's typeface as a file of outlines: a server may have no fonts at all, and web fonts are not read here. */
const fontfile = path.join(import.meta.dirname, 'figtree-bold.ttf')

const margin = 88
const ink = '#0e2a38'
const brand = '#076b9c'

/** Words in px: longer titles are set smaller, and none is cut. */
const sizeOf = ({ length }: string) => (length <= 36 ? 84 : length <= 80 ? 68 : 52)

const words = async (text: string, size: number, colour: string, width: number) => {
  const sharp = await imageLibrary()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `Figtree Bold ${size}`,
      fontfile,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

const ground = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
<rect width="100%" height="100%" fill="#f2f8fb"/><rect width="24" height="100%" fill="${brand}"/>
<circle cx="1130" cy="600" r="210" fill="${brand}" opacity=".1"/><circle cx="1010" cy="660" r="150" fill="${brand}" opacity=".08"/></svg>`,
)

/** A page's title and whose page it is, as the picture that a shared link shows. */
export async function drawShareImage(title: string, siteName: string): Promise<Buffer> {
  const width = shareSize.width - 2 * margin
  const [main, name] = await Promise.all([
    words(title, sizeOf(title), ink, width),
    words(siteName, 40, brand, width),
  ])
  const top = Math.max(72, Math.round((shareSize.height - 130 - main.height) / 2))
  const sharp = await imageLibrary()
  return sharp(ground)
    .composite([
      { input: main.input, left: margin, top },
      { input: name.input, left: margin, top: shareSize.height - 72 - name.height },
    ])
    .png({ palette: true })
    .toBuffer()
}
