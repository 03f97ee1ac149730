import fc from 'fast-check'
import { act, createElement, type ReactNode, useEffect } from 'react'
import { type AttributeSpec, camelCase } from '../src/contract/attributes'
import type { Widget } from '../src/contract/define-widget'
import { defineElement } from '../src/platform/mount/element'
import { expectAllowed, fits, goodText, textsFor } from './attribute-cases'
import { isDeepRun } from './run-depth'
import { serverHtml, slotId } from './server-html'
import { watchPage } from './watch-page'
import { absentValues, type ContractCaseOptions, examplesOf, inputWith } from './widget-input'

type Values = Readonly<Record<string, unknown>>
type Texts = Readonly<Record<string, string>>

/** Lets a removed tag notice that it has not merely moved. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)))

interface Life {
  mounted: number
  unmounted: number
}

function Witness({ life, children }: { readonly life: Life; readonly children?: ReactNode }) {
  useEffect(() => {
    life.mounted++
    return () => void life.unmounted++
  }, [life])
  return children
}

/** The view, wrapped to record its props and its mounts. */
const noted =
  (View: Widget['View'], given: Values[], life: Life): Widget['View'] =>
  (props) => {
    given.push(props.attributes)
    return createElement(Witness, { life }, createElement(View, props))
  }

/** Runs the checks of all names and fails with the list of all that fail, not just the first. */
function expectNoFailure(checks: readonly (readonly [name: string, check: () => void])[]) {
  const failures = checks.flatMap(([name, check]) => {
    try {
      check()
      return []
    } catch (error) {
      return [`${name}: ${(error as Error).message}`]
    }
  })
  expect(failures).toEqual([])
}

/** The real element around the real view. */
function probed(widget: Widget, options: ContractCaseOptions) {
  const reports: string[] = []
  const given: Values[] = []
  const life: Life = { mounted: 0, unmounted: 0 }
  const probe: Widget = { ...widget, View: noted(widget.View, given, life) }
  const { attributes: _, ...input } = inputWith({}, options)
  const define = () =>
    defineElement(probe, {
      inputOf: () => ({ data: undefined, location: undefined, ...input }),
      report: (_, kind, error) =>
        void reports.push(`${kind}: ${error instanceof Error ? error.message : error}`),
    })
  return { probe, define, reports, life, latest: () => given.at(-1) }
}

/**
 * Proves in a page that a tag keeps its contract: it draws and hydrates its examples, takes its attributes and leaves
 * nothing behind. With `mechanics` (and in the deep run) also what the kit does for every tag alike: odd texts,
 * properties, a tag that is moved, removed or defined twice.
 */
export function describeWidgetContract(widget: Widget, options: ContractCaseOptions = {}): void {
  const { tag, attributes: specs } = widget.contract
  const { mechanics = false } = options
  const absent = absentValues(specs)
  const { probe, define, reports, life, latest } = probed(widget, options)

  function make(attributes: Texts = {}) {
    const host = document.createElement(tag)
    for (const [name, text] of Object.entries(attributes)) host.setAttribute(name, text)
    return host
  }
  async function add(attributes?: Texts) {
    const host = make(attributes)
    await act(async () => document.body.append(host))
    return host
  }
  const change = (run: () => void) => act(async () => run())

  describe(`<${tag}>`, () => {
    beforeAll(() => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
      define()
    })
    afterEach(async () => {
      document.body.replaceChildren()
      await settle()
      reports.length = 0
      Object.assign(life, { mounted: 0, unmounted: 0 })
    })

    it('has its defaults when the tag has no attributes', async () => {
      await add()
      expect(latest()).toEqual(absent)
    })

    const readOf = (name: string) => latest()?.[camelCase(name)]
    const complaintsOf = (name: string) => reports.filter((line) => line.startsWith(`attribute: ${name}="`))
    /** The same text in every attribute; a big form is drawn once for all of them, not once for each. */
    const textsOf = (text: (name: string, spec: AttributeSpec) => string): Texts =>
      Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, text(name, spec)]))
    const expectEach = (check: (name: string, spec: AttributeSpec) => void) =>
      expectNoFailure(Object.entries(specs).map(([name, spec]) => [name, () => check(name, spec)]))

    it('takes every attribute that it is put in the page with', async () => {
      await add(textsOf((_, spec) => goodText(spec)[0]))
      expectEach((name, spec) => expect(readOf(name)).toEqual(goodText(spec)[1]))
      expect(reports).toEqual([])
    })

    it.each(examplesOf(widget))('hydrates "$title" as the server printed it', async ({ attributes }) => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
      const host = make({ ...attributes, 'data-ssr': slotId })
      host.innerHTML = serverHtml(probe, inputWith(attributes, options))
      const printed = host.firstElementChild
      await change(() => document.body.append(host))
      await settle()
      expect(host.firstElementChild).toBe(printed)
      expect(host).toHaveAttribute('data-awake')
      expect(reports).toEqual([])
      expect(errors.mock.calls).toEqual([])
      errors.mockRestore()
    })

    it('draws its examples without a complaint, and leaves no listener or timer behind', async () => {
      await add() // React's own listener on the document comes with the first root and stays
      document.body.replaceChildren()
      await settle()
      const page = watchPage()
      try {
        for (const { title, attributes } of examplesOf(widget)) {
          const host = await add(attributes)
          expect([title, host.hasChildNodes(), reports]).toEqual([title, true, []])
          await change(() => host.remove())
          await settle()
        }
        expect(page.left()).toEqual([])
      } finally {
        page.stop()
      }
    })

    if (mechanics || isDeepRun) {
      it('leaves ordinary attributes alone', async () => {
        await add(
          Object.fromEntries(
            ['data-y', 'aria-label', 'id', 'class', 'slot', 'lang'].map((name) => [name, 'x']),
          ),
        )
        expect(reports).toEqual([])
        expect(latest()).toEqual(absent)
      })

      it.each(['', '12,5', 'abc'])(
        'ignores and reports an unknown attribute with "%s" in it',
        async (text) => {
          const host = await add({ 'not-in-the-contract': text })
          expect(host).not.toBeEmptyDOMElement()
          expect(latest()).toEqual(absent)
          expect(reports).toEqual([`attribute: unknown attribute not-in-the-contract="${text}"`])
        },
      )

      it('takes each attribute alone, and its default again when it is removed later', async () => {
        const host = await add()
        for (const [name, spec] of Object.entries(specs)) {
          const [text, wanted] = goodText(spec)
          await change(() => host.setAttribute(name, text))
          expect(latest()).toEqual({ ...absent, [camelCase(name)]: wanted })
          await change(() => host.removeAttribute(name))
          expect(latest()).toEqual(absent)
        }
        expect(reports).toEqual([])
      })

      it('takes each attribute as a property', async () => {
        const host = await add()
        for (const [name, spec] of Object.entries(specs)) {
          const [, wanted] = goodText(spec)
          await change(() => Object.assign(host, { [camelCase(name)]: wanted }))
          expect({ [name]: readOf(name) }).toEqual({ [name]: wanted })
        }
      })

      it.each(['12,5', 'abc'])(
        'reads "%s" in each attribute or falls back with one report, and never breaks',
        async (text) => {
          const host = await add(textsOf(() => text))
          expect(host).not.toBeEmptyDOMElement()
          expectEach((name, spec) => {
            expectAllowed(spec, text, readOf(name))
            const fellBack =
              readOf(name) === absent[camelCase(name)] && String(readOf(name)) !== text.replace(',', '.')
            expect(complaintsOf(name)).toHaveLength(fellBack ? 1 : 0)
            if (spec.type === 'number' && fits(spec, 12.5) && text === '12,5') expect(readOf(name)).toBe(12.5)
          })
          expect(reports.every((line) => line.startsWith('attribute: '))).toBe(true)
        },
      )

      it('survives any texts in any of its attributes', async () => {
        const host = await add()
        const texts = Object.entries(specs).map(([name, spec]) => [name, textsFor(spec)] as const)
        await fc.assert(
          // Each attribute is there in half of the runs, alone and with others. A run draws a whole form.
          fc.asyncProperty(fc.record(Object.fromEntries(texts), { requiredKeys: [] }), async (given) => {
            await change(() => {
              for (const [name] of texts) {
                const text = given[name]
                if (text === undefined) host.removeAttribute(name)
                else host.setAttribute(name, text)
              }
            })
            expectEach((name, spec) => {
              const text = given[name]
              if (text === undefined) expect(readOf(name)).toEqual(absent[camelCase(name)])
              else expectAllowed(spec, text, readOf(name))
            })
            expect(reports.filter((line) => !line.startsWith('attribute'))).toEqual([])
          }),
          { numRuns: mechanics ? 40 : 10 },
        )
      })

      it('keeps its state when the node is moved in the page', async () => {
        const host = await add()
        const first = host.firstChild
        const elsewhere = document.body.appendChild(document.createElement('section'))
        await change(() => elsewhere.append(host))
        await settle()
        expect(host.firstChild).toBe(first)
        expect(life).toEqual({ mounted: 1, unmounted: 0 })
      })

      it('is unmounted when removed, and starts afresh when added again', async () => {
        const host = await add()
        await change(() => host.remove())
        await settle()
        expect(host).toBeEmptyDOMElement()
        expect(life).toEqual({ mounted: 1, unmounted: 1 })
        await change(() => document.body.append(host))
        expect(host).not.toBeEmptyDOMElement()
        expect(life).toEqual({ mounted: 2, unmounted: 1 })
      })

      it('may be defined twice', () => {
        const first = customElements.get(tag)
        expect(first).toBeDefined()
        expect(define).not.toThrow()
        expect(customElements.get(tag)).toBe(first)
      })
    }
  })
}
