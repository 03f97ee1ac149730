/** Report of a framed page of ours to the page around it. */
export interface HeightMessage {
  readonly type: 'qp:height'
  /** Of the whole page, in CSS px. */
  readonly height: number
}

/** A page that is wrong about its height must not take the whole screen of another site. */
const tallest = 20_000

const isHeight = (data: unknown): data is HeightMessage => {
  const { type, height } = Object(data) as Partial<HeightMessage>
  return type === 'qp:height' && typeof height === 'number' && height > 0 && height <= tallest
}

/**
 * Frames of our pages on a foreign page become as tall as their content. Only messages of our own origin count, each
 * for the frame that sent it.
 */
export function fitFrames(ours: string, frames: () => Iterable<HTMLIFrameElement>) {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ours || !isHeight(data)) return
    for (const frame of frames())
      if (frame.contentWindow === source) frame.style.height = `${Math.ceil(data.height)}px`
  })
}
