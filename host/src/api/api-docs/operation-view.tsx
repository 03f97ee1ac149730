import { notCoveredTitle } from 'shared-lib/platform/generators/openapi-calculators'
import {
  type ApiDocument,
  type Carrier,
  type DescribedOperation,
  type Field,
  fieldsOf,
  type Operation,
  resolved,
} from './api-document'
import { answerText, curlText } from './example-text'
import { limitWords, typeWords } from './schema-words'

interface FieldsProps {
  readonly fields: readonly Field[]
  /** Words for a member that cannot be missing. */
  readonly always: string
}

const FieldList = ({ fields, always }: FieldsProps) => (
  <dl className="a-fields">
    {fields.map(({ name, required, schema }) => (
      <div key={name}>
        <dt>
          <code>{name}</code> {required && <strong>{always}</strong>}
        </dt>
        <dd>
          <span className="a-type">{[typeWords(schema), ...limitWords(schema)].join('; ')}</span>
          {schema.description && <span lang="en">{schema.description}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

interface FoldedProps extends Pick<FieldsProps, 'fields'>, Partial<Pick<FieldsProps, 'always'>> {
  readonly title: string
}

const Folded = ({ title, fields, always = 'obrigatório' }: FoldedProps) =>
  fields.length === 0 ? null : (
    <details className="n-others">
      <summary>
        {title} ({fields.length})
      </summary>
      <FieldList fields={fields} always={always} />
    </details>
  )

/** Paragraphs and lists of a description; the limits are in Portuguese. */
const Description = ({ text }: { readonly text: string }) =>
  text.split('\n\n').map((paragraph) => {
    const [head = '', ...lines] = paragraph.split('\n')
    if (head === notCoveredTitle)
      return (
        <details className="n-others" key={head}>
          <summary>O que não cobre ({lines.length})</summary>
          <ul className="n-limits__list">
            {lines.map((line) => (
              <li key={line}>{line.replace(/^- /, '')}</li>
            ))}
          </ul>
        </details>
      )
    return (
      <p key={paragraph} lang="en">
        {paragraph}
      </p>
    )
  })

export const Code = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <figure className="a-code">
    <figcaption>{title}</figcaption>
    <pre>
      <code>{text}</code>
    </pre>
  </figure>
)

const jsonOf = (part: Carrier | undefined) => part?.content?.['application/json']

/** The body that is shown as an example: the first of the document. */
export const exampleOf = ({ requestBody }: Operation): object | undefined =>
  Object.values(jsonOf(requestBody)?.examples ?? {})[0]?.value

interface OperationViewProps extends DescribedOperation {
  readonly document: ApiDocument
  readonly origin: string
  /** Current answer to the example; undefined where it could not be requested. */
  readonly answer: object | undefined
}

/** One operation of the document: its input, its output, an example of both. */
export function OperationView({ document, path, method, operation, origin, answer }: OperationViewProps) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const body = jsonOf(requestBody)?.schema
  const result = Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonOf(response)?.schema
    return status.startsWith('2') && schema ? [resolved(document, schema)] : []
  })[0]
  const example = exampleOf(operation)
  const headers = parameters.map(({ name, required = false, schema, description: words }) => ({
    name,
    required,
    schema: { ...schema, ...(words && { description: words }) },
  }))
  return (
    <details className="n-fold">
      <summary className="a-address">
        <h3 lang="en">{summary}</h3>{' '}
        <span>
          <strong>{method}</strong> <code>{path}</code>
        </span>
      </summary>
      <div className="a-operation" id={operationId}>
        {description && <Description text={description} />}
        {example && <Code title="Pedido de exemplo" text={curlText(origin, path, example)} />}
        {answer && (
          <details className="n-others">
            <summary>Resposta de agora</summary>
            <Code title="As listas vêm aqui encurtadas" text={answerText(answer)} />
          </details>
        )}
        <Folded title="Cabeçalhos e partes do endereço" fields={headers} />
        {body && <Folded title="O que recebe" fields={fieldsOf(document, body)} />}
        {result && <Folded title="O que responde" fields={fieldsOf(document, result)} always="sempre" />}
        <details className="n-others">
          <summary>Estados e erros ({Object.keys(responses).length})</summary>
          <dl className="a-fields">
            {Object.entries(responses).map(([status, response]) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd lang="en">{response.description}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </details>
  )
}
