const isIos = ({ userAgent, platform, maxTouchPoints }: Navigator) =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Safari on iOS zooms into focused fields; there `maximum-scale` stops that and still lets people pinch. */
export function calmZoomOnIos(device = navigator) {
  if (isIos(device))
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1')
}
