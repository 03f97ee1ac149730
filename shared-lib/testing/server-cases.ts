import type { Widget } from '../src/contract/define-widget'
import { serverHtml } from './server-html'
import { type ContractCaseOptions, examplesOf, inputWith } from './widget-input'

const browserNames = 'window document navigator location localStorage sessionStorage matchMedia'.split(' ')

/** Runs `draw` where every look at a browser's global is noticed, `typeof window` too. */
export function withoutBrowser<Result>(draw: () => Result) {
  const touched: string[] = []
  const before = browserNames.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const name of browserNames)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) })
  try {
    return { result: draw(), touched }
  } finally {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    }
  }
}

/** Proves on Node, without any page, that the server can draw a tag: for files named `*.ssr.test.tsx`. */
export function describeServerRender(widget: Widget, options: ContractCaseOptions = {}): void {
  const html = (attributes: Readonly<Record<string, string>>) =>
    serverHtml(widget, inputWith(attributes, options))
  const on = (time: string, attributes: Readonly<Record<string, string>>) => {
    jest.useFakeTimers({ now: new Date(time) })
    const drawn = html(attributes)
    jest.useRealTimers()
    return drawn
  }

  describe(`<${widget.contract.tag}> on the server`, () => {
    // The policy of the page refuses a style attribute.
    it.each(examplesOf(widget))(
      'draws "$title" without a window, whatever the clock, without a style attribute',
      ({ attributes }) => {
        const { result, touched } = withoutBrowser(() => on('2026-01-31T23:59:59Z', attributes))
        expect(result).not.toBe('')
        expect(touched).toEqual([])
        expect(result).not.toMatch(/\sstyle="/)
        expect(on('2031-07-15T12:00:00Z', attributes)).toBe(result)
      },
    )

    it('draws whatever an editor typed into its attributes', () => {
      for (const text of ['', '12,5', 'abc', '<script>', '{"a":', 'x'.repeat(5000)]) {
        const drawn = html(
          Object.fromEntries(Object.keys(widget.contract.attributes).map((name) => [name, text])),
        )
        expect(drawn).not.toBe('')
        expect(drawn).not.toContain('<script>')
      }
    })
  })
}
