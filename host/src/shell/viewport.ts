const breakpoints = [
  ['xxl', 1440],
  ['xl', 1200],
  ['lg', 1024],
  ['md', 768],
  ['sm', 560],
  ['xs', 420],
  ['xxs', 0],
] as const

/** Name of the breakpoint that a width in CSS px falls into. */
export const breakpointOf = (width: number) => breakpoints.find(([, from]) => width >= from)?.[0] ?? 'lg'

/** Told to the server by cookie for a year; our HTML never varies by it. */
export function rememberViewport() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `viewport=${breakpointOf(innerWidth)}; Max-Age=31536000; Path=/; SameSite=Strict; Secure`
}

const isIos = ({ userAgent, platform, maxTouchPoints }: Navigator) =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Safari on iOS zooms into focused fields; there `maximum-scale` stops that and still lets people pinch. */
export function calmZoomOnIos(device = navigator) {
  if (isIos(device))
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1')
}
