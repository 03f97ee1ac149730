import { renderToStaticMarkup } from 'react-dom/server'
import { figuresPath } from '../../base/addresses/addresses'
import type { DeployedRoute } from '../../remotes/deployments/snapshot'

export const LimitList = ({ limits }: { readonly limits: readonly string[] }) => (
  <ul className="n-limits__list">
    {limits.map((limit) => (
      <li key={limit}>{limit}</li>
    ))}
  </ul>
)

const LimitsCard = ({ limits }: { readonly limits: readonly string[] }) => (
  <details className="n-limits" id="limites">
    <summary>Origem e limites</summary>
    <LimitList limits={limits} />
    <a href={figuresPath}>Ver todos os números e as suas datas</a>
  </details>
)

/** Part below the widget of a calculator's page; '' for any other, and for results, which fold their own. */
export function limitsBelow({ calculator, layout, remote }: DeployedRoute): string {
  const limits =
    calculator === undefined || layout === 'results'
      ? []
      : (remote.deployment.calculators?.[calculator]?.limits ?? [])
  return limits.length > 0 ? renderToStaticMarkup(<LimitsCard limits={limits} />) : ''
}
