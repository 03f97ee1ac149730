/** The contact form: after the results, in a widget of its own. */
export const detailsSlug = 'dados-de-contacto'

/** The addresses that follow the questions, the same under every vertical: `/energia/simular` → `/energia/resumo`. */
export function journeyAddresses({ path }: { readonly path: string }) {
  const vertical = path.slice(0, path.lastIndexOf('/'))
  return {
    details: `${path}/${detailsSlug}`,
    summary: `${vertical}/resumo`,
    contact: `${vertical}/contacto`,
  } as const
}
