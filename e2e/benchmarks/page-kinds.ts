import { lisbonQuery } from '../journeys/homes'

/** A page of each kind. `wakes`: the slot whose hydration makes the page usable; without it, the HTML already is. */
export const pageKinds: readonly { readonly kind: string; readonly path: string; readonly wakes?: string }[] =
  [
    { kind: 'home', path: '/' },
    { kind: 'energy page (story)', path: '/energia' },
    { kind: 'guide with a funnel tag', path: '/guias/como-escolher-tarifa-de-eletricidade' },
    { kind: 'legal page', path: '/politica-privacidade' },
    { kind: 'funnel, first step', path: '/energia/simular', wakes: 'main' },
    { kind: 'results', path: `/energia/resultados?${lisbonQuery}`, wakes: 'main' },
    { kind: 'contact details', path: `/energia/simular/dados-de-contacto?${lisbonQuery}`, wakes: 'main' },
  ]
