import { useEffect, useRef } from 'react'
import { type BlockType, type EditedStory, settings } from './space'

/** Messages of a page in the frame. */
type PageMessage =
  | { readonly action: 'initialized' | 'ping' | 'noFocus' }
  | { readonly action: 'edit'; readonly dataC?: { readonly uid?: string; readonly id?: string } }

/** On this machine a site has two names: the one that this page was opened by is used, so that cookies reach it. */
export function siteOrigin(): string {
  const site = new URL(settings.site)
  if (/^(localhost|127\.0\.0\.1)$/.test(site.hostname)) site.hostname = location.hostname
  return site.origin
}

interface FrameOptions {
  readonly story: EditedStory | undefined
  readonly blocks: ReadonlyMap<string, BlockType>
  /** A block was clicked in the page. */
  readonly clicked: (block: { uid: string; story: number }) => void
  /** The page listens. */
  readonly ready: () => void
}

/** Speaks to the page in the frame as Storyblok's editor does. */
export function useFrame(options: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(options)
  latest.current = options
  const send = (message: object) => frame.current?.contentWindow?.postMessage(message, siteOrigin())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is always the latest
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<PageMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== siteOrigin()) return
      const { story, blocks, clicked, ready } = latest.current
      if (data.action === 'ping') send({ action: 'pingBack' })
      if (data.action === 'initialized' && story) {
        const componentNames = Object.fromEntries(
          [...blocks.values()].map((block) => [block.name, block.display_name]),
        )
        send({ action: 'enterEditmode', storyId: story.id, componentNames, appVersion: 'v2', reload: true })
        ready()
      }
      if (data.action === 'edit' && data.dataC?.uid)
        clicked({ uid: data.dataC.uid, story: Number(data.dataC.id) })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return { frame, send }
}
