import type { Browser, Page } from '@playwright/test'
import { checkScreen } from '../accessibility/check-screen'
import { expect, test } from '../site/visitor-test'
import { type Picture, pictureSize, takePicture } from './invoice/invoice-pictures'
import { paperValues } from './invoice/paper-invoice'
import { scannedPdf } from './invoice/scanned-pdf'

/** Letters are recognised by this machine, which may have other things to do. */
const slow = 80_000

const table = 'background: #8d8478;'
const slanted: Picture = { type: 'jpeg', table, sheet: 'transform: rotate(2.6deg) scale(.95)' }

const whole: Readonly<Record<string, Picture>> = {
  'a clean PNG': { type: 'png' },
  'a JPG that lies on its side': { type: 'jpeg', quarters: 1 },
  'a JPG that lies aslant': slanted,
  'a photograph from aside, in bad light': {
    type: 'jpeg',
    table,
    sheet: 'transform: perspective(1800px) rotateX(7deg) rotateY(-8deg) rotate(1.5deg) scale(.92)',
    camera: 'filter: contrast(.65) brightness(.92) blur(.4px)',
    over: 'background: linear-gradient(115deg, #0000 35%, #0006)',
    noise: 0.25,
  },
}

/** A corner is gone, and a stripe hides what the energy cost by the kWh. */
const damaged: Picture = {
  type: 'png',
  over: `background: linear-gradient(225deg, #8d8478 130px, #0000 0),
    linear-gradient(#222, #222) 530px 709px / 140px 36px no-repeat`,
}
const hidden = 'Preço da eletricidade (€/kWh)'

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.goto('/simuladores/leitor-de-faturas')
  const sent: string[] = []
  page.on('request', (request) => {
    const elsewhere = new URL(request.url()).origin !== new URL(page.url()).origin
    const inside = request.url().startsWith('blob:') || request.url().startsWith('data:')
    if (request.method() !== 'GET' || request.postData() !== null || (elsewhere && !inside))
      sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByLabel(/Escolher a fatura/).setInputFiles({ name, mimeType, buffer })
  await expect(page.getByRole('heading', { name: `O que lemos em ${name}` })).toBeVisible({ timeout: slow })
  return sent
}

const choosePicture = async (page: Page, browser: Browser, picture: Picture) =>
  choose(
    page,
    picture.type === 'png' ? 'fatura.png' : 'fatura.jpg',
    `image/${picture.type}`,
    await takePicture(browser, picture),
  )

async function readValues(page: Page) {
  const read = Object.keys(paperValues).map(async (label) => [
    label,
    await page.getByLabel(label, { exact: true }).inputValue(),
  ])
  return Object.fromEntries(await Promise.all(read))
}

test.describe.configure({ timeout: slow + 20_000 })

for (const [name, picture] of Object.entries(whole))
  test(`reads every value of ${name}, and sends nothing @deep`, async ({ page, browser }) => {
    const sent = await choosePicture(page, browser, picture)
    expect(await readValues(page)).toEqual(paperValues)
    await expect(page.getByText('Lemos letras de uma imagem')).toBeVisible()
    expect(sent).toEqual([])
  })

test('reads a PDF scanned aslant and on its head, and sends nothing @deep', async ({ page, browser }) => {
  const picture: Picture = { ...slanted, quarters: 2 }
  const scan = scannedPdf(await takePicture(browser, picture), pictureSize(picture))
  const sent = await choose(page, 'digitalizada.pdf', 'application/pdf', scan)
  expect(await readValues(page)).toEqual(paperValues)
  expect(sent).toEqual([])
})

test('reports what a torn invoice lost, and guesses nothing @deep', async ({ page, browser }) => {
  const sent = await choosePicture(page, browser, damaged)
  expect(await readValues(page)).toEqual({ ...paperValues, [hidden]: '' })
  await expect(page.getByText(/^Não encontrámos: .*preço da eletricidade/)).toBeVisible()
  await expect(page.getByLabel(hidden, { exact: true })).toHaveAccessibleDescription(
    'Não encontrámos na fatura.',
  )
  await checkScreen(page)
  expect(sent).toEqual([])
})
