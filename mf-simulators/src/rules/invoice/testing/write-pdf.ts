import type { TextItem } from '../text-item'

interface PdfOptions {
  /** Clockwise turn with which pages are shown. */
  readonly rotate?: 0 | 90 | 180 | 270
  /** Asks for a password that is not known. */
  readonly locked?: boolean
}

const [width, height] = [595, 842]
/** WinAnsi: Latin-1, and the euro at its own place. */
const bytesOf = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'), 'latin1')

const shown = ({ text, x, y, height: size }: TextItem) =>
  `/F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${(height - y).toFixed(2)} Tm <${bytesOf(text).toString('hex')}> Tj`

const stream = (text: string) =>
  `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`

/** The pieces of text as a PDF of A4 pages in Helvetica. */
export function writePdf(
  items: readonly TextItem[],
  { rotate = 0, locked = false }: PdfOptions = {},
): Buffer {
  const count = Math.max(...items.map(({ page }) => page))
  const pages = Array.from({ length: count }, (_, at) => at + 1)
  const pageId = (page: number) => 2 + 2 * page
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${pageId(page)} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(page) + 1} 0 R >>`,
      stream(
        `BT\n${items
          .filter((item) => item.page === page)
          .map(shown)
          .join('\n')}\nET`,
      ),
    ]),
  ]
  const key = '41'.repeat(32)
  if (locked) objects.push(`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${key}> /U <${key}> >>`)
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(body, 'latin1')
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = locked ? ` /Encrypt ${objects.length} 0 R /ID [<${key}> <${key}>]` : ''
  const start = Buffer.byteLength(body, 'latin1')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
