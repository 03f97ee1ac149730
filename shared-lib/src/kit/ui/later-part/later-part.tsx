import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { whenNear } from './when-near'

/** Code of a part of a page below the first screen. */
export interface LaterCode<Props> {
  /** Undefined until it was loaded. */
  known(): ComponentType<Props> | undefined
  /** Loads it before anything is drawn. */
  load(): Promise<void>
  /** Its placeholder, which loads it once it is woken. */
  readonly Sleeping: ComponentType<Props>
  wake(): void
}

const loads = new Set<() => Promise<void>>()

/** Loads the code of every part that is known by now, and of those in them: a server prints a page whole. */
export async function loadLaterCode(): Promise<void> {
  for (const load of loads) await load()
}

export function laterCode<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): LaterCode<Props> {
  let known: ComponentType<Props> | undefined
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const load = async () => {
    known ??= await bring()
  }
  loads.add(load)
  const Sleeping = lazy(async () => {
    await woken
    // Code that fails to load leaves the server's HTML, whose links and plain forms work.
    await load().catch(() => new Promise(() => {}))
    return { default: known as ComponentType<Props> }
  }) as unknown as ComponentType<Props>
  return { known: () => known, load, Sleeping, wake }
}

interface LaterPartProps<Props> {
  readonly code: LaterCode<Props>
  readonly props: Props
}

/** A part that the server prints whole and whose code loads as it comes near the screen. */
export function LaterPart<Props extends object>({ code, props }: LaterPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const replay = useRef(() => {})
  // One type for its whole life: another type would remount the part and lose its state.
  const [View] = useState(() => code.known() ?? code.Sleeping)
  useEffect(() => {
    const pressed: EventTarget[] = []
    // On the window: React gets events of a sleeping part before the part does, and stops them there.
    const note = (event: Event) => pressed.push(event.composedPath()[0] as EventTarget)
    const stop = () => removeEventListener('click', note, true)
    addEventListener('click', note, true)
    const unwatch = whenNear(place.current, async () => {
      const here = place.current
      if (!code.known() && here)
        await import(/* webpackChunkName: "replay" */ '../../../platform/mount/record-part').then(
          ({ recordPart }) => {
            replay.current = recordPart(here, pressed)
          },
          () => {},
        )
      stop()
      code.wake()
    })
    return () => {
      stop()
      unwatch?.()
    }
  }, [code])
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <Awake replay={() => replay.current()}>
          <View {...props} />
        </Awake>
      </Suspense>
    </div>
  )
}

/** Replays to React the changes and presses in the part before its code loaded. */
function Awake({ replay, children }: { replay(): void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the part comes alive
  useEffect(() => queueMicrotask(replay), [])
  return children
}
