import type { Widget } from '../../contract/define-widget'
import type { RemoteRecord } from '../../contract/page-data'
import { withTimeout } from '../../kit/http/with-timeout'

/** A library in webpack's share scope: version → how to get it. */
export type ShareScope = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        { get(): Promise<() => unknown>; readonly loaded: 1; readonly eager: boolean; readonly from: string }
      >
    >
  >
>

/** Exports of a remote's entry module (webpack's container interface). */
export interface RemoteContainer {
  init(scope: ShareScope): unknown
  get(expose: string): Promise<() => { readonly default: Widget }>
}

/** A remote that is missing, broken or too slow. Its slot falls back; nothing else is touched. */
export class RemoteUnavailable extends Error {
  constructor(
    readonly remote: string,
    readonly version: string,
    options: { cause: unknown },
  ) {
    super(`${remote}@${version} is not available`, options)
    this.name = 'RemoteUnavailable'
  }
}

interface LoaderParts {
  /** The shell's own copy of the shared libraries; no container is initialised before it is there. */
  readonly scope: () => Promise<ShareScope>
  readonly importEntry?: (url: string) => Promise<RemoteContainer>
  /** Limit of the whole load, chunks included, in ms. */
  readonly limit?: number
}

type LoadWidget = (remote: RemoteRecord, tag: string) => Promise<Widget>

/**
 * One retry at the same URL: a changed URL would bypass the integrity of the import map. Chromium remembers a failed
 * import for the life of the document; there the next try is the next document.
 */
const twice = <T>(attempt: () => Promise<T>): Promise<T> => attempt().catch(attempt)

/**
 * Loads widgets out of containers that are ES modules. An opened container is remembered, a failed one forgotten, so
 * that a later visit to the slot tries again. Rejects with `RemoteUnavailable` only.
 */
export function createLoader({
  scope,
  importEntry = (url) => import(/* webpackIgnore: true */ url),
  limit = 8000,
}: LoaderParts): LoadWidget {
  const opened = new Map<string, Promise<RemoteContainer>>()

  async function open(entry: string) {
    const [shared, container] = await Promise.all([scope(), twice(() => importEntry(entry))])
    await container.init(shared)
    return container
  }

  return async ({ name, version, entry }, tag) => {
    const opening = opened.get(entry) ?? open(entry)
    opened.set(entry, opening)
    const load = async () => {
      const container = await opening
      const factory = await twice(async () => container.get(`./${tag}`))
      return factory().default
    }
    try {
      return await withTimeout(load(), limit, `${name} ${tag}`)
    } catch (cause) {
      opened.delete(entry)
      throw new RemoteUnavailable(name, version, { cause })
    }
  }
}
