type Prerendered = Document & { readonly prerendering?: boolean }

/** Runs at once, or when a page that the browser prepared ahead is shown: until then it is no visit. */
export function whenShown(run: () => void) {
  if ((document as Prerendered).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
