import { renderToStaticMarkup } from 'react-dom/server'
import { apiDocsPath, figuresPath } from '../addresses/addresses'
import type { DeployedRoute } from '../deployments/snapshot'

export const LimitList = ({ limits }: { readonly limits: readonly string[] }) => (
  <ul className="n-limits__list">
    {limits.map((limit) => (
      <li key={limit}>{limit}</li>
    ))}
  </ul>
)

const LimitsCard = ({ limits }: { readonly limits: readonly string[] }) => (
  <section className="n-limits" aria-labelledby="limites">
    <div className="n-limits__card">
      <h2 id="limites">O que esta conta não cobre</h2>
      <LimitList limits={limits} />
      <p className="n-limits__more">
        <a href={figuresPath}>Ver todos os números e as suas datas</a>
        <a href={apiDocsPath}>Usar esta conta num programa</a>
      </p>
    </div>
  </section>
)

/** Part below the widget of a calculator's page; '' for any other. */
export function limitsBelow({ calculator, remote }: DeployedRoute): string {
  const limits = calculator === undefined ? [] : (remote.deployment.calculators?.[calculator]?.limits ?? [])
  return limits.length > 0 ? renderToStaticMarkup(<LimitsCard limits={limits} />) : ''
}
