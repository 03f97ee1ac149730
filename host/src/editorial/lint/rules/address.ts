import { isReservedPath } from '../../../base/addresses/reserved-paths'
import type { LintRule } from '../finding'

/** A story at an address where something else answers. */
export const addressRule: LintRule = ({ path }) =>
  isReservedPath(path)
    ? [
        {
          block: '',
          field: 'slug',
          severity: 'error',
          what: `${path} não é endereço de uma história: é o site que responde aí.`,
          how: 'Muda a história de pasta: nenhuma começa por pt, api, assets, newsletter ou pedido.',
        },
      ]
    : []
