const bring = (field: Element | EventTarget | null | undefined) => {
  // Without it a text stays as it is typed, and is read all the same.
  if ((field as HTMLElement | null)?.dataset?.mask)
    import(/* webpackChunkName: "masks" */ './masks').catch(() => {})
}

/** Brings the masks of typed texts with the first field in use that has one. */
export function wearMasks() {
  addEventListener('focusin', (event) => bring(event.composedPath()[0]))
  bring(document.activeElement)
}
