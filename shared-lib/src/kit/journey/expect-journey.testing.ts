import type { JourneyParts } from './define-journey'

type Routes = Pick<JourneyParts, 'routes'>

/** The usual addresses below the home of a journey with the code of its product, and `more`, each as `layout path`. */
export function expectAddresses(
  { routes }: Routes,
  code: string | undefined,
  home: string,
  first: string,
  ...more: readonly string[]
) {
  expect(routes.map(({ path, layout, vertical }) => `${vertical} ${layout} ${path}`)).toEqual(
    [
      ...['', `/${first}`, '/dados-de-contacto', '/:step'].map((end) => `funnel ${home}/simular${end}`),
      ...[`results ${home}/resultados`, `contact ${home}/resumo`, `contact ${home}/contacto`, ...more],
    ].map((address) => `${code} ${address}`),
  )
}

/** Without answers each of these pages below the home leads to the first question. */
export function expectStart(guard: JourneyParts['guards'][string] | undefined, home: string, first: string) {
  for (const page of ['resultados', 'simular/dados-de-contacto', 'simular'])
    expect(guard?.({ path: `${home}/${page}`, query: '', today: '2026-11-22' })).toEqual({
      redirect: `${home}/simular/${first}`,
    })
}
