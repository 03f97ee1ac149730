import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../site/visitor-test'

const styles = path.resolve(import.meta.dirname, '../../shared-lib/src/kit/styles')
const css = ['shadow', 'tokens', 'theming']
  .map((name) => readFileSync(`${styles}/${name}.css`, 'utf8'))
  .join('')

const colours = '#ffd400 #7a1f5c #00ffff #ff0000 #0000ff #00ff00 #000 #fff #767676 #ff69b4'.split(' ')
/** Looks that a page may ask for, alone and together, also those that make no sense. */
const asked = colours.flatMap((colour) => [
  `--qp-brand: ${colour}`,
  `--qp-accent: ${colour}`,
  `--qp-ground: ${colour}`,
  `--qp-ink: ${colour}`,
  `--qp-brand: ${colour}; --qp-on-brand: #767676`,
  `--qp-brand: ${colour}; --qp-ground: #fbf7ef; --qp-ink: #2b2118`,
  `--qp-brand: ${colour}; --qp-ground: #101418; --qp-ink: #eee`,
  `--qp-brand: ${colour}; --qp-ground: #888; --qp-ink: #999`,
])
/** Colours of words on their backgrounds, by token. */
const words = [
  ['paper', ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', 'good', 'warn', 'bad']],
  ['paper-soft', ['ink', 'ink-soft', 'ink-faint', 'brand']],
  ['brand-soft', ['ink', 'brand', 'brand-strong']],
  ['brand-faint', ['ink', 'ink-soft', 'brand']],
  ['good-soft', ['ink', 'good']],
  ['warn-soft', ['ink', 'warn']],
  ['bad-soft', ['ink', 'bad']],
  ['brand', ['on-brand']],
  ['accent', ['on-accent']],
  ['accent-strong', ['on-accent']],
  ['accent-deep', ['on-accent']],
] as const

test('whatever colours a page asks for, words of a tag can be read, also on dark', async ({ page }) => {
  for (const theme of ['', 'dark']) {
    await page.setContent('<!doctype html><body></body>')
    const unread = await page.evaluate(
      ({ css, asked, words, theme }) => {
        const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const luminanceOf = (colour: string) => {
          if (!pen) throw new Error('no canvas')
          pen.fillStyle = colour
          pen.fillRect(0, 0, 1, 1)
          const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
            const value = part / 255
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        return asked.flatMap((style) => {
          const tag = document.body.appendChild(document.createElement('div'))
          tag.setAttribute('theme', theme)
          tag.setAttribute('style', style)
          const root = tag.attachShadow({ mode: 'open' })
          root.innerHTML = `<style>${css}</style><div data-root><p></p></div>`
          const text = root.querySelector('p') as HTMLElement
          const of = (token: string) => {
            text.style.color = `var(--${token})`
            return luminanceOf(getComputedStyle(text).color)
          }
          return words.flatMap(([ground, tokens]) =>
            tokens.flatMap((token) => {
              const [dark = 0, light = 0] = [of(token), of(ground)].sort((one, other) => one - other)
              const contrast = (light + 0.05) / (dark + 0.05)
              return contrast < 4.5 ? [`${style}: ${token} on ${ground} ${contrast.toFixed(2)}`] : []
            }),
          )
        })
      },
      { css, asked, words, theme },
    )
    expect(unread, `theme="${theme}"`).toEqual([])
  }
})
