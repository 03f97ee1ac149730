import r2wc from '@r2wc/react-to-web-component'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { camelCase, parseAttribute } from '../../contract/attributes'
import type { Widget, WidgetProps } from '../../contract/define-widget'
import { followTranslator } from './follow-translator'
import { Guard, type MountProblem, Ready } from './guard'
import { recordChanges } from './replay'
import { shadowContainer } from './shadow-container'
import { drawView } from './view-element'

/** Everything of a widget's props except the tag's attributes. */
export type ElementInput = Omit<WidgetProps, 'attributes'>

interface ElementOptions {
  /** The page's facts about this tag: asked once, when it is mounted. */
  readonly inputOf: (host: HTMLElement) => ElementInput
  /** Awaited before the tag is drawn; when it rejects, the tag shows its placeholder. */
  readonly before?: (host: HTMLElement) => Promise<void>
  readonly report: (host: HTMLElement, kind: MountProblem, error: unknown) => void
  /** The widget in this tag is drawn and live. */
  readonly ready?: (host: HTMLElement) => void
  /** Shown when the widget throws and nothing came from the server. */
  readonly fallbackOf?: (host: HTMLElement) => Node
  /** Style sheets for a shadow root; without them the tag is drawn in the page itself. */
  readonly shadowStyles?: readonly string[]
}

type Values = Record<string, unknown>

interface Mounted {
  /** Of what a server printed; anything else is drawn in r2wc's tree. */
  readonly root: Root | undefined
  readonly draw: (values: Values) => ReactElement
  /** Lets events reach the content; does nothing once it is live. */
  readonly replay: () => void
}

/** Members of r2wc's class, in addition to a node of the page. */
interface BaseElement extends HTMLElement {
  /** Where r2wc keeps a React root of its own. */
  container: Element
  connectedCallback(): void
  disconnectedCallback(): void
}

/** The tag, for the component that r2wc draws in it. */
interface Living extends HTMLElement {
  view(): ReactElement | null
}

const Life = ({ container }: { readonly container?: HTMLElement }) => (container as Living).view()

/** Attributes any element may carry; the rest of a tag's attributes must be in its contract. */
const ordinary = /^(id|class|style|theme|slot|part|hidden|lang|dir|title|role|tabindex|inert|(data|aria)-.*)$/

const hostOf = (container: Element | ShadowRoot): HTMLElement => {
  const root = container.getRootNode()
  const host =
    container instanceof ShadowRoot ? container.host : root instanceof ShadowRoot ? root.host : null
  return (host ?? container) as HTMLElement
}

function mountElement(widget: Widget, options: ElementOptions, container: Element, values: Values): Mounted {
  const host = hostOf(container)
  const slotId = host.getAttribute('data-ssr')
  const report = (kind: MountProblem, error: unknown) => options.report(host, kind, error)
  const printed = slotId === null ? undefined : container.cloneNode(true)
  const last = () => printed ?? options.fallbackOf?.(host)
  const replay = slotId === null ? () => {} : recordChanges(container)
  const input = options.inputOf(host)
  followTranslator(container)
  const ready = () => {
    replay()
    host.setAttribute('data-awake', '')
    options.ready?.(host)
  }
  const draw = (now: Values) => {
    const view = drawView(widget, { ...input, attributes: now as WidgetProps['attributes'] })
    return createElement(Guard, { report, last }, createElement(Ready, { run: ready }, view))
  }
  const rootOptions = {
    identifierPrefix: `${slotId ?? host.id}-`,
    onCaughtError: () => {}, // the guard has reported it
    onRecoverableError: (error: unknown) => report('hydration', error),
  }
  host.removeAttribute('data-ssr') // a tag that is removed and added again starts afresh
  return {
    root: slotId === null ? undefined : hydrateRoot(container, draw(values), rootOptions),
    draw,
    replay,
  }
}

/**
 * Defines the custom element of a widget. Attributes are read through the contract and never throw; properties set
 * before the definition count; a moved tag keeps its state, a removed one is unmounted; what the server printed
 * (also inside a declarative shadow root) is hydrated. Defining a tag twice does nothing.
 */
export function defineElement(widget: Widget, options: ElementOptions): void {
  const { tag, attributes: specs } = widget.contract
  if (customElements.get(tag)) return
  const names = Object.keys(specs)

  // Its own attribute handling is not asked for: it loses bare flags and throws on JSON.
  const Base = r2wc(Life, { props: [] }) as unknown as new () => BaseElement

  class Tag extends Base implements Living {
    static observedAttributes = names
    early: Values = {}
    values: Values = {}
    mounted: Mounted | undefined
    readonly place: Element

    constructor() {
      super()
      this.place = options.shadowStyles ? shadowContainer(this, options.shadowStyles) : this
      for (const [name, spec] of Object.entries(specs)) {
        const key = camelCase(name)
        this.values[key] = parseAttribute(name, spec, null)
        if (!Object.hasOwn(this, key)) continue
        this.early[key] = (this as unknown as Values)[key]
        delete (this as unknown as Values)[key]
      }
    }

    override connectedCallback() {
      if (this.mounted) return
      for (const { name, value } of this.attributes)
        if (!(name in specs) && !ordinary.test(name))
          options.report(this, 'attribute', `unknown attribute ${name}="${value}"`)
      if (!options.before) return this.mount()
      options.before(this).then(
        () => this.mount(),
        (error) => {
          options.report(this, 'data', error)
          this.place.replaceChildren(options.fallbackOf?.(this) ?? '')
        },
      )
    }

    mount() {
      if (this.mounted || !this.isConnected) return
      this.mounted = mountElement(widget, options, this.place, this.values) // hydrates with what the server knew,
      // r2wc cannot hydrate: its tree stays empty, and apart from what the server printed.
      this.container = this.mounted.root ? document.createElement('i') : this.place
      super.connectedCallback()
      this.set(this.early) // then with what scripts set before the definition
      this.early = {}
    }

    view() {
      return this.mounted?.root ? null : (this.mounted?.draw(this.values) ?? null)
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion within one task.
      setTimeout(() => {
        if (this.isConnected || !this.mounted) return
        super.disconnectedCallback()
        this.mounted.replay()
        this.mounted.root?.unmount()
        this.mounted = undefined
      })
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const spec = specs[name]
      if (!spec) return
      const value = parseAttribute(name, spec, text, (problem) =>
        options.report(this, 'attribute', `${name}="${problem.text}": ${problem.problem}`),
      )
      this.set({ [camelCase(name)]: value })
    }

    set(values: Values) {
      if (Object.keys(values).length === 0) return
      this.values = { ...this.values, ...values }
      if (this.mounted?.root) this.mounted.root.render(this.mounted.draw(this.values))
      else if (this.mounted) super.connectedCallback() // r2wc draws again
    }
  }

  for (const key of names.map(camelCase))
    Object.defineProperty(Tag.prototype, key, {
      configurable: true,
      get(this: Tag) {
        return this.values[key]
      },
      set(this: Tag, value: unknown) {
        this.set({ [key]: value })
      },
    })
  customElements.define(tag, Tag)
}
