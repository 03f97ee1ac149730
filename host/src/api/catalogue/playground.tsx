import { tagPath } from '../../base/addresses/addresses'
import { AttributeControl } from './attribute-control'
import type { CatalogueEntry } from './catalogue'
import { type PlaygroundState, playgroundAddress } from './playground-state'
import { frameAddress, type Snippet, tagSnippets } from './tag-snippets'

interface PlaygroundProps {
  readonly entry: CatalogueEntry
  readonly state: PlaygroundState
  /** Origin of this site, without a trailing slash. */
  readonly site: string
}

/** Where the page maker puts the live tag. */
const stageSlot = '<!--qp-slot:palco-->'

const Form = ({ entry: { widget }, state }: Pick<PlaygroundProps, 'entry' | 'state'>) => {
  const { tag, attributes } = widget
  const path = tagPath(tag)
  const names = Object.keys(attributes)
  return (
    <form
      className="w-form"
      method="get"
      action={path}
      aria-label={`Atributos de ${widget.title}`}
      data-playground
    >
      {names.length === 0 && <p className="w-help">Não tem atributos: usa-se tal como está.</p>}
      {Object.entries(attributes).map(([name, spec]) => (
        <AttributeControl
          key={name}
          name={name}
          spec={spec}
          typed={state.typed[name]}
          problem={state.problems[name]}
        />
      ))}
      {names.length > 0 && (
        <p className="w-actions">
          <button type="submit" className="b-button">
            Mostrar
          </button>
          <a href={path}>Limpar</a>
        </p>
      )}
    </form>
  )
}

const Code = ({ id, title, hint, code }: Snippet) => (
  <figure className="w-snippet">
    <figcaption>
      <h3 id={`codigo-${id}`}>{title}</h3>
      <p className="w-help">{hint}</p>
    </figcaption>
    <pre>
      <code data-live={`codigo-${id}`}>{code}</code>
    </pre>
    <p className="w-copy">
      <button type="button" hidden data-copy={`codigo-${id}`} aria-label={`Copiar: ${title}`}>
        Copiar
      </button>
      <span role="status" />
    </p>
  </figure>
)

const States = ({ entry: { widget } }: Pick<PlaygroundProps, 'entry'>) =>
  widget.examples.length === 0 ? null : (
    <nav className="w-states" aria-label="Estados prontos">
      <ul className="e-chips">
        {widget.examples.map(({ title, attributes }) => (
          <li key={title}>
            <a href={playgroundAddress(tagPath(widget.tag), attributes)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )

/** A scrolling region, reachable by keyboard; a script puts the tag of another state in it. */
const Stage = () => (
  <section
    className="w-stage"
    aria-label="Pré-visualização"
    data-stage
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    tabIndex={0}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own comment, React prints none itself
    dangerouslySetInnerHTML={{ __html: stageSlot }}
  />
)

/** Values of the form that the code leaves out; empty, so that a script can fill it, when there are none. */
const LeftOut = ({ problems }: Pick<PlaygroundState, 'problems'>) => {
  const names = Object.keys(problems)
  return (
    <p className="w-problem" data-live="fora-do-codigo">
      {names.length > 0 && `O código não leva o que não serve: ${names.join(', ')}.`}
    </p>
  )
}

/** A tag with its attributes to play with, the tag itself, and the code that carries it elsewhere. */
export const Playground = ({ entry, state, site }: PlaygroundProps) => (
  <>
    <section className="n-topic" aria-labelledby="experimenta">
      <h2 id="experimenta">Experimenta</h2>
      <States entry={entry} />
      <div className="w-play">
        <Form entry={entry} state={state} />
        <div className="w-shown">
          <Stage />
          <p className="w-alone" data-live="sozinha">
            <a href={frameAddress(entry, state.attributes)} target="_blank" rel="noopener">
              Abrir sozinha, como numa moldura
              <span className="visually-hidden"> (abre noutro separador)</span>
            </a>
          </p>
        </div>
      </div>
      <p className="visually-hidden" role="status" data-told />
    </section>
    <section className="n-topic" aria-labelledby="codigo">
      <h2 id="codigo">Leva-a contigo</h2>
      <LeftOut problems={state.problems} />
      <div className="w-snippets">
        {tagSnippets(entry, state.attributes, site).map((snippet) => (
          <Code key={snippet.id} {...snippet} />
        ))}
      </div>
    </section>
  </>
)
