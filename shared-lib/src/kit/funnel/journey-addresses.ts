/** Address of check-your-answers under the flow's path. */
export const checkSlug = 'respostas'
/** The contact form: after the results, in a widget of its own. */
export const detailsSlug = 'dados-de-contacto'

/** Where a step that was opened out of order goes back to: check-your-answers or `doneTarget`. */
export const returnParameter = 'returnTo'
/** The page after the flow, as a value of `returnTo`. */
export const doneTarget = 'resultados'

/** The addresses that follow the questions, the same under every vertical: `/energia/simular` → `/energia/resumo`. */
export function journeyAddresses({ path }: { readonly path: string }) {
  const vertical = path.slice(0, path.lastIndexOf('/'))
  return {
    details: `${path}/${detailsSlug}`,
    summary: `${vertical}/resumo`,
    contact: `${vertical}/contacto`,
  } as const
}
