import type { Browser } from '@playwright/test'
import { paper, paperInvoice, paperStyle } from './paper-invoice'

export interface Picture {
  /** CSS of what the sheet lies on. */
  readonly table?: string
  /** CSS of the sheet. */
  readonly sheet?: string
  /** CSS of what lies over all: light, shadow, stains. */
  readonly over?: string
  /** CSS of the whole, as a camera sees it. */
  readonly camera?: string
  /** Quarters by which paper lies turned, clockwise. */
  readonly quarters?: 0 | 1 | 2 | 3
  /** Grain, 0 to 1. */
  readonly noise?: number
  readonly type: 'png' | 'jpeg'
}

const { width, height } = paper
const density = 2
/** In ms. Grain over a whole sheet once took a busy machine without a graphics card more than the 12 s of any other action. */
const developing = 60_000

const sizeOf = ({ quarters = 0 }: Picture) =>
  quarters % 2 === 1 ? ([height, width] as const) : ([width, height] as const)

/** In pixels. */
export const pictureSize = (picture: Picture) => {
  const [wide, high] = sizeOf(picture)
  return [wide * density, high * density] as const
}

const grain = (opacity: number) =>
  `<svg class="over" style="opacity:${opacity}"><filter id="n"><feTurbulence baseFrequency=".9" seed="7"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`

function html(picture: Picture, printed: string) {
  const { table = '', sheet = '', over = '', camera = '', quarters = 0, noise = 0 } = picture
  const [wide, high] = sizeOf(picture)
  return `<!doctype html><style>${paperStyle}
    body { width: ${wide}px; height: ${high}px; overflow: hidden; position: relative; ${table}; ${camera} }
    .turn { position: absolute; left: ${(wide - width) / 2}px; top: ${(high - height) / 2}px; rotate: ${quarters * 90}deg }
    article { ${sheet} }
    .over { position: absolute; inset: 0; width: 100%; height: 100%; ${over} }
  </style><div class="turn">${printed}</div><div class="over"></div>${noise ? grain(noise) : ''}`
}

/** A sheet, else the invoice, as a picture: printed by this browser, then turned, bent, lit or damaged by style sheets. */
export async function takePicture(
  browser: Browser,
  picture: Picture,
  printed = paperInvoice,
): Promise<Buffer> {
  const [wide, high] = sizeOf(picture)
  const page = await browser.newPage({ viewport: { width: wide, height: high }, deviceScaleFactor: density })
  try {
    await page.setContent(html(picture, printed))
    return await page.screenshot({
      type: picture.type,
      timeout: developing,
      ...(picture.type === 'jpeg' && { quality: 75 }),
    })
  } finally {
    await page.close()
  }
}
