import { apiDocsPath, cataloguePath, tagPath } from '../../base/addresses/addresses'
import { Opening } from '../../pages/page-parts/opening'
import { SearchForm } from '../../pages/page-parts/search-form'
import { homeStep } from '../../pages/page-parts/structured-data'
import type { CatalogueEntry, CatalogueGroup } from './catalogue'
import { searchParameter } from './search-parameter'
import { BuiltOn, kib } from './tag-facts'
import { tagWeight } from './weights'

const Card = ({ remote, widget }: CatalogueEntry) => {
  const { tag, title, description, inStories, attributes } = widget
  const count = Object.keys(attributes).length
  return (
    <li className="w-card">
      <h3>
        <a href={tagPath(tag)}>{title}</a>
      </h3>
      <code>{`<${tag}>`}</code>
      <p>{description}</p>
      <p className="w-meta">
        <span>{kib(tagWeight(remote, widget).first)}</span>
        <span>{count === 1 ? '1 atributo' : `${count} atributos`}</span>
        {inStories === false && <span className="n-mark">Só do site</span>}
      </p>
    </li>
  )
}

const Group = ({ remote: { name, version, deployment }, entries }: CatalogueGroup) => (
  <section className="n-topic" aria-labelledby={name}>
    <h2 id={name}>{deployment.owner}</h2>
    <p className="w-help">
      <code>{name}</code>, versão <code>{version}</code>, de <BuiltOn at={deployment.builtAt} />
    </p>
    <ul className="w-cards">
      {entries.map((entry) => (
        <Card key={entry.widget.tag} {...entry} />
      ))}
    </ul>
  </section>
)

/** Breadcrumbs of the catalogue. */
export const catalogueTrail = [
  homeStep,
  { name: 'API aberta', path: apiDocsPath },
  { name: 'Blocos', path: cataloguePath },
]

interface WidgetListProps {
  readonly groups: readonly CatalogueGroup[]
  readonly asked: string
}

/** Every tag that is deployed now, by the team that answers for it. */
export function WidgetList({ groups, asked }: WidgetListProps) {
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <div className="e-page">
      <Opening
        trail={catalogueTrail}
        title="Blocos"
        lead="Simuladores, funis e outras peças que podes pôr em qualquer página. Escolhe um, experimenta-o e leva o código."
      >
        <SearchForm
          path={cataloguePath}
          parameter={searchParameter}
          id="procurar"
          label="Procurar por nome, atributo ou equipa"
          button="Procurar"
          asked={asked}
        />
      </Opening>
      <p className="n-count" role="status">
        {asked === '' ? `${total} blocos publicados.` : `${total} para «${asked}».`}{' '}
        {asked !== '' && <a href={cataloguePath}>Ver todas</a>}
      </p>
      {groups.map((group) => (
        <Group key={group.remote.name} {...group} />
      ))}
      {total === 0 && <p className="e-empty">Nenhum bloco tem todas estas palavras. Experimenta só uma.</p>}
    </div>
  )
}
