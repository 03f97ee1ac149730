import { slotPolicy } from 'shared-lib/contract/define-widget'
import {
  acceptedText,
  attributeDefault,
  calculatorName,
  eventType,
} from 'shared-lib/platform/generators/attribute-text'
import { operationIdOf } from 'shared-lib/platform/generators/openapi-calculators'
import { wakeWords } from 'shared-lib/platform/generators/widget-page'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { CatalogueEntry } from './catalogue'
import { tagWeight } from './weights'

/** `12,4 KiB`; a deployment from before weights were recorded has none. */
export const kib = (bytes: number | undefined): string =>
  bytes === undefined ? 'por medir' : `${formatNumber(bytes / 1024, 1)} KiB`

/** The day of an ISO time. */
export function BuiltOn({ at }: { readonly at: string }) {
  const day = at.slice(0, 10)
  return isIsoDate(day) ? <time dateTime={at}>{formatDatePt(day)}</time> : <>data desconhecida</>
}

interface FactsProps {
  readonly entry: CatalogueEntry
  /** Gzipped bytes that every page with an awake tag pays once. */
  readonly shellBytes: number | undefined
}

/** Owner of a tag, its served version, its weight (gzip) and its wake policy. */
export function Facts({ entry: { remote, widget }, shellBytes }: FactsProps) {
  const { first, later, styles } = tagWeight(remote, widget)
  const { wake, minHeight } = slotPolicy(widget, true)
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Dono', `${remote.deployment.owner} (${remote.name})`],
    ['Versão', <code key="version">{remote.version}</code>],
    ['Construída em', <BuiltOn key="built" at={remote.deployment.builtAt} />],
    ['Scripts até se poder usar', kib(first)],
    ['Scripts que podem vir depois', kib(later)],
    ['Estilos', kib(styles)],
    ['Partilhado por todas na página', kib(shellBytes)],
    ['Acorda', wakeWords[wake]],
    ['Altura reservada', `${minHeight.small} px no telemóvel, ${minHeight.wide} px em ecrãs largos`],
  ]
  return (
    <dl className="w-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const absent = (text: string | undefined) => (text === undefined ? 'nenhum' : <code>{text}</code>)

/** Every attribute with its type, default and purpose. */
export const Attributes = ({ entry: { widget } }: Pick<FactsProps, 'entry'>) => {
  const attributes = Object.entries(widget.attributes)
  if (attributes.length === 0) return null
  return (
    <section className="n-topic" aria-labelledby="atributos">
      <h2 id="atributos">Atributos</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <div className="b-table b-table__scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Aceita</th>
              <th scope="col">Por omissão</th>
              <th scope="col">Para quê</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(([name, spec]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{acceptedText(spec)}</td>
                <td>{spec.type === 'flag' ? 'ausente' : absent(attributeDefault(spec))}</td>
                <td>{spec.help}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="w-help">
        Um valor que não serve vale como ausente e fica registado; a página nunca falha por causa dele.
      </p>
    </section>
  )
}

/** Events of a tag for the page around it. */
export const Events = ({ entry: { widget } }: Pick<FactsProps, 'entry'>) => {
  const events = Object.entries(widget.events ?? {})
  if (events.length === 0) return null
  return (
    <section className="n-topic" aria-labelledby="eventos">
      <h2 id="eventos">Eventos</h2>
      <dl className="a-fields">
        {events.map(([name, fields]) => (
          <div key={name}>
            <dt>
              <code>qp:{name}</code>
            </dt>
            <dd>
              <code>{eventType(fields)}</code>
              {Object.values(fields).includes('result') && (
                <>
                  {' '}
                  O resultado é o de{' '}
                  <a href={`/programadores#${operationIdOf(calculatorName(widget.tag))}`}>
                    <code>POST /api/calculators/{calculatorName(widget.tag)}</code>
                  </a>
                  , com as suas contas.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Pages of the site that the tag owns; a step of one is not a page to begin with. */
export const Places = ({ entry: { remote, widget } }: Pick<FactsProps, 'entry'>) => {
  const paths = remote.deployment.routes
    .filter(({ widget: tag, path }) => tag === widget.tag && !path.includes(':'))
    .map(({ path }) => path)
  if (paths.length === 0 && widget.inStories !== false) return null
  return (
    <section className="n-topic" aria-labelledby="lugares">
      <h2 id="lugares">Onde está no site</h2>
      {widget.inStories === false && (
        <p>Este bloco não é para usar em páginas nem noutros sites: quem o coloca é o próprio site.</p>
      )}
      <ul className="w-places">
        {paths.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
