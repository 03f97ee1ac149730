import type { Page } from '@playwright/test'
import { violationsOf } from '../accessibility/check-screen'
import { deepUnless } from '../site/deep'
import { startForeignPages } from '../site/foreign/foreign-pages'
import { differences, looksOf, noteListeners, tracesOf } from '../site/foreign/page-probes'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'
import { panelOf } from './every-calculator/calculators'

let theirs: Awaited<ReturnType<typeof startForeignPages>>
test.beforeAll(async ({ site }) => {
  theirs = await startForeignPages(site.url)
})
test.afterAll(() => theirs.stop())

/** Every tag of the page lives, with its style sheets. */
async function whenAwake(page: Page, ...tags: readonly string[]) {
  for (const tag of tags) {
    await page.locator(tag).first().scrollIntoViewIfNeeded()
    await expect(page.locator(`${tag}[data-awake]`).first()).toBeAttached()
    await expect(page.locator(`${tag} [data-root]`).first()).toBeVisible()
  }
  await page.waitForLoadState('networkidle') // a field may have its choices in a file of their own
  await page.evaluate(() => scrollTo(0, 0))
}

async function open(page: Page, path: string, ...tags: readonly string[]) {
  await page.goto(theirs.url + path)
  await whenAwake(page, ...tags)
}

/** A home of 300 000 €, and the rate that a municipality decided. */
async function calculate(page: Page) {
  const imi = page.locator('qp-imi')
  await imi.getByRole('textbox', { name: 'Valor patrimonial tributário' }).fill('300000')
  await imi.locator('summary', { hasText: 'Mais opções' }).click()
  await imi.locator('summary', { hasText: 'Outra taxa ou outro ano' }).click()
  await imi.getByRole('textbox', { name: 'Taxa do IMI' }).fill('0,3')
  await expect(panelOf(imi)).toContainText('900,00')
}

for (const [size, tag] of [
  ['phone', 'qp-imi'],
  ['desktop', 'qp-energy-offers'],
] as const)
  test(
    `${tag} looks the same under a theme that changes everything, and so does the theme's page, on a ${size}`,
    deepUnless(size === 'phone'),
    async ({ page }) => {
      await page.setViewportSize(sizes[size])
      await open(page, '/plain', tag)
      const plain = await looksOf(page, tag)
      expect(Object.keys(plain).length).toBeGreaterThan(20)
      expect(plain.div).toContain('font-size: 16px')
      await open(page, '/hostile', tag)
      expect(differences(plain, await looksOf(page, tag))).toEqual([])
      const after = await looksOf(page)
      await page.goto(`${theirs.url}/hostile-before`)
      expect(differences(await looksOf(page), after)).toEqual([])
    },
  )

/** A computed colour in whatever space, as it is drawn: red, green and blue from 0 to 255. */
const drawn = async (page: Page, ...colours: readonly string[]) =>
  page.evaluate((colours) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    return colours.map((colour) => {
      pen.fillStyle = colour
      pen.clearRect(0, 0, 1, 1)
      pen.fillRect(0, 0, 1, 1)
      return `rgb(${[...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`
    })
  }, colours)

const groundOf = (page: Page) => page.locator('qp-imi [data-root]')

/** Colours of a tag as they are drawn first. */
const wornBy = async (page: Page) => {
  const tag = page.locator('qp-imi')
  const css = (element: ReturnType<Page['locator']>, name: string) =>
    element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name)
  const button = tag.getByRole('button', { name: 'Calcular' })
  const field = tag.getByRole('textbox', { name: 'Valor patrimonial tributário' }).locator('..')
  const [title, ground, fieldGround, fill, words] = await drawn(
    page,
    await css(tag.getByRole('heading', { level: 2 }).first(), 'color'),
    await css(groundOf(page), 'background-color'),
    await css(field, 'background-color'),
    await css(button, 'background-color'),
    await css(button, 'color'),
  )
  const font = await css(tag.getByRole('heading', { level: 2 }).first(), 'font-family')
  return {
    title,
    ground,
    field: fieldGround,
    button: fill,
    words,
    font,
    corners: await css(field, 'border-top-left-radius'),
  }
}

test('a tag wears colours, font and corners of its page, at once and later @deep', async ({ page }) => {
  await open(page, '/of-their-own', 'qp-imi')
  expect(await wornBy(page)).toEqual({
    title: 'rgb(43, 33, 24)',
    ground: 'rgb(251, 247, 239)',
    field: 'rgb(251, 247, 239)',
    button: 'rgb(255, 212, 0)',
    words: 'rgb(0, 0, 0)',
    font: 'QP, monospace',
    corners: '3px',
  })
  await expect(groundOf(page)).toHaveCSS('outline-color', 'rgb(224, 208, 176)')
  await calculate(page)
  expect(await violationsOf(page, 'qp-imi')).toEqual([])
  await page.locator('qp-imi').evaluate((tag) => tag.style.setProperty('--qp-ground', '#fff'))
  await expect.poll(async () => (await wornBy(page)).ground).toBe('rgb(255, 255, 255)')
})

for (const [path, worn] of Object.entries({
  // By its theme.
  '/dark-theme': {
    title: 'rgb(230, 238, 243)',
    ground: 'rgb(16, 20, 24)',
    field: 'rgb(16, 20, 24)',
    button: 'rgb(255, 180, 84)',
    words: 'rgb(0, 0, 0)',
  },
  // On a light ground of its own.
  '/dark': { ground: 'rgb(255, 255, 255)' },
}))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`on a dark page a tag can be read: ${path}, on a ${colorScheme} system @deep`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, path, 'qp-imi')
      expect(await wornBy(page)).toMatchObject(worn)
      await calculate(page)
      expect(await violationsOf(page, 'qp-imi')).toEqual([])
    })

test('a tag that follows its page is dark with it, not with the system @deep', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/dark-auto', 'qp-imi')
  await expect(groundOf(page)).toHaveCSS('color', 'rgb(19, 35, 45)')
  expect(await violationsOf(page, 'qp-imi')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => document.documentElement.classList.add('night'))
  await expect(groundOf(page)).toHaveCSS('color', 'rgb(230, 238, 243)')
  await expect(groundOf(page)).toHaveCSS('background-color', 'rgb(14, 26, 33)')
  await calculate(page)
  expect(await violationsOf(page, 'qp-imi')).toEqual([])
})

test('the page hears each result with its figures, first that of its attributes', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('qp:calculated', (event) => heard.push((event as CustomEvent).detail))
  })
  await open(page, '/answered', 'qp-imi')
  const heard = (at: number) =>
    page.evaluate((at) => (window as unknown as { heard: unknown[] }).heard.at(at), at)
  const inLisbon = { kind: 'result', municipality: 'Lisboa', imi: 45_000, bills: [{ amount: 45_000 }] }
  await expect.poll(() => heard(0)).toMatchObject({ calculator: 'imi', result: inLisbon })
  await calculate(page)
  const atOwnRate = { kind: 'result', rate: { value: 0.003, from: 'visitor' }, bills: [{ amount: 90_000 }] }
  await expect.poll(() => heard(-1)).toMatchObject({ calculator: 'imi', result: atOwnRate })
})

test('a tag leaves only the list of roots and documented listeners @deep', async ({ page, site }) => {
  await noteListeners(page, site.url)
  await page.goto(`${theirs.url}/plain-before`)
  const before = await tracesOf(page)
  await open(page, '/plain', 'qp-imi', 'qp-energy-offers')
  await calculate(page)
  await page.evaluate(() => scrollTo(0, 0))
  const after = await tracesOf(page)
  expect(after).toEqual({
    ...before,
    address: `${theirs.url}/plain`,
    history: before.history + 1,
    globals: [...before.globals, 'qpRoots'],
    // A press that answers a question; typing; frames; the connection; the first sign of a hand; React's own two, of which `test` is gone at once.
    heard: [
      'click',
      'compositionend',
      'focusin',
      'focusout',
      'input',
      'keydown',
      'message',
      'online',
      'pointerdown',
      'pointermove',
      'selectionchange',
      'test',
    ],
  })
})

test('in a React 18 page tags live, change, leave, return and are heard @deep', async ({ page }) => {
  await open(page, '/react-18', 'qp-imi', 'qp-energy-funnel')
  const imi = page.locator('qp-imi')
  await imi.getByRole('textbox', { name: 'Valor patrimonial tributário' }).fill('200000')
  await page.getByRole('textbox', { name: 'Título do parceiro' }).fill('Segundo')
  await expect(heading(page, 'Segundo')).toBeVisible()
  await expect(imi.getByRole('textbox', { name: 'Valor patrimonial tributário' })).toHaveValue(/^200\.?000$/)
  for (const [press, count] of [
    ['Esconder', 0],
    ['Mostrar', 1],
  ] as const) {
    await page.getByRole('button', { name: press }).click()
    await expect(imi).toHaveCount(count)
  }
  await expect(heading(page, 'Segundo')).toBeVisible()
  await expect(imi.getByRole('textbox', { name: 'Valor patrimonial tributário' })).toHaveValue(/150/)

  const presses = Number(await page.locator('#presses').textContent())
  const funnel = page.locator('qp-energy-funnel')
  await chooseTile(funnel, 'Casa onde vivo')
  await funnel.getByLabel('Código postal').fill('1000')
  await goOn(funnel)
  await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()
  await expect(page.locator('#steps')).toHaveText('energy 1, energy 2')
  expect(Number(await page.locator('#presses').textContent())).toBeGreaterThan(presses)
  expect(await page.evaluate('React.version')).toMatch(/^18\./)
  const kept = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])
  expect(kept).toEqual([[], []])
  await page.evaluate('theirs.unmount()')
  await expect(page.locator('qp-imi, qp-energy-funnel')).toHaveCount(0)
})

test('in a React 19 page a tag takes values as properties, and is heard by name @deep', async ({ page }) => {
  await open(page, '/react-19', 'qp-imi')
  const heard = page.locator('#heard')
  await expect(heard).toHaveText('Lisboa 45000')
  await page.getByRole('button', { name: 'Outra casa' }).click()
  await expect(heard).toHaveText('Lisboa 60000')
})

test('a loader that a page has three times works once, for all tags @deep', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/twice', 'qp-imi', 'qp-energy-offers')
  for (const name of ['O teu IMI', 'Outro IMI']) await expect(heading(page, name)).toBeVisible()
  await expect(page.locator('qp-energy-offers').locator('ol > li')).toHaveCount(2)
  expect(asked.filter((path) => path === '/api/elements.json')).toHaveLength(1)
  const value = page.getByRole('textbox', { name: 'Valor patrimonial tributário' })
  await value.first().fill('100000')
  await expect(value.last()).toHaveValue(/150/)
})

/** Blocked by the policy of the page; the browser reports it to the page itself. */
const notePolicy = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
const refused = (page: Page) => page.evaluate('refused')

for (const path of ['/strict', '/trusted', '/trusted-alone', '/strict-nonce'])
  test(
    `the strictest policy with the documented directives is enough: ${path}`,
    deepUnless(path === '/strict'),
    async ({ page }) => {
      await notePolicy(page)
      await open(page, path, 'qp-imi')
      await calculate(page)
      await expect(page.locator('qp-imi').locator('[data-root]')).not.toHaveCSS('font-family', /Times|^serif/)
      expect(await refused(page)).toEqual([])
    },
  )

test.describe('what could not be had the first time', () => {
  test.use({ quiet: false })

  for (const [what, address] of Object.entries({
    'the list of tags': '**/api/elements.json',
    'the code of tags': '**/foreign.js',
    'the micro-frontend': '**/mf-energy/**/entry.js',
    'the data of the tag': '**/api/tag-data/**',
  }))
    test(`is asked for again when the connection is back: ${what} @deep`, async ({ page }) => {
      let refused = 0
      await page.route(address, (route) => {
        refused++
        return route.abort('connectionfailed')
      })
      await page.goto(`${theirs.url}/without-imi`)
      await page.locator('qp-energy-offers').scrollIntoViewIfNeeded()
      await expect.poll(() => refused).toBeGreaterThan(0)
      await expect(page.locator('qp-energy-offers').getByRole('link').first()).toBeVisible()
      await page.unroute(address)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await whenAwake(page, 'qp-energy-offers')
    })
})

test.describe('without the directives', () => {
  test.use({ quiet: false })

  test('a tag without its style sheets is bare, and calculates @deep', async ({ page }) => {
    await open(page, '/without-style', 'qp-imi')
    await calculate(page)
  })
})
