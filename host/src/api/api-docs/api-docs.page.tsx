import { renderToStaticMarkup } from 'react-dom/server'
import {
  apiDocsPath,
  calculatorsApi,
  cataloguePath,
  elementManifestPath,
  elementTypesOfReactPath,
  elementTypesPath,
  figuresPath,
  generatorPath,
  partnerGuidePath,
} from '../../base/addresses/addresses'
import { Opening } from '../../pages/page-parts/opening'
import type { PublicPage } from '../../pages/page-parts/public-page'
import { homeStep } from '../../pages/page-parts/structured-data'
import { type ApiDocument, type DescribedOperation, operationsOf } from './api-document'
import { exampleOf, OperationView } from './operation-view'

interface ProgrammersPageParts {
  /** The OpenAPI document of the current deployments. */
  readonly document: () => ApiDocument
  /** Absolute, without a trailing slash. */
  readonly origin: string
  /** Answers a calculator's example, so that the page shows the API's answer of today. */
  readonly calculate: (name: string, input: unknown) => Promise<object>
  readonly perMinute: number
  /** In KiB. */
  readonly bodyLimit: number
}

const calculators = `${calculatorsApi}/`

/** For the examples of all calculators, in ms: a visitor sees the missing ones on the next request. */
const askingMs = 8_000

/**
 * Answers to the examples, requested one after the other: all at once, most would wait too long for their turn with the
 * same deployment. Undefined for a calculator that cannot answer now.
 */
async function answersOf(
  operations: readonly DescribedOperation[],
  calculate: ProgrammersPageParts['calculate'],
): Promise<ReadonlyMap<DescribedOperation, object | undefined>> {
  const answers = new Map<DescribedOperation, object | undefined>()
  const until = Date.now() + askingMs
  for (const one of operations) {
    const example = exampleOf(one.operation)
    if (!example || !one.path.startsWith(calculators)) continue
    const name = one.path.slice(calculators.length)
    answers.set(one, Date.now() < until ? await calculate(name, example).catch(() => undefined) : undefined)
  }
  return answers
}

const Rules = ({ perMinute, bodyLimit }: Pick<ProgrammersPageParts, 'perMinute' | 'bodyLimit'>) => (
  <section className="n-topic" aria-labelledby="regras">
    <h2 id="regras">Regras</h2>
    <ul className="n-limits__list">
      <li>Sem chave nem registo. Nada do que envias fica guardado ou escrito em registos.</li>
      <li>
        Cada cliente pode pedir {perMinute} contas por minuto; depois disso a resposta é 429 e{' '}
        <code>retry-after</code> diz quantos segundos esperar. Um pedido tem no máximo {bodyLimit} KiB.
      </li>
      <li>
        Os simuladores e os números respondem a qualquer origem (CORS, GET e POST). Os pedidos de contacto só
        às origens de parceiros.
      </li>
      <li>
        Um pedido com dados errados recebe <code>application/problem+json</code> (RFC 9457), com o nome de
        cada campo em <code>errors</code>. As mensagens são em português e podem ser mostradas.
      </li>
      <li>
        Dinheiro entra em euros e sai em cêntimos inteiros. O que não se sabe não é inventado: falta, com o
        motivo.
      </li>
      <li>
        Cada resposta diz em <code>parameters</code> que valores da lei e do mercado usou, com as datas e a
        versão. Estão todos em <a href={figuresPath}>os números que usamos</a>.
      </li>
      <li>
        Os blocos têm tipos de TypeScript (<a href={elementTypesPath}>elements.d.ts</a> e, ao lado,{' '}
        <a href={elementTypesOfReactPath}>elements-react.d.ts</a>) e{' '}
        <a href={elementManifestPath}>custom-elements.json</a>.
      </li>
      <li>Acrescentamos campos, não os mudamos: o que deixa de servir ganha outro nome.</li>
    </ul>
  </section>
)

interface ViewProps extends Omit<ProgrammersPageParts, 'document' | 'calculate'> {
  readonly document: ApiDocument
  readonly operations: readonly (DescribedOperation & { readonly answer: object | undefined })[]
}

const ProgrammersView = ({ document, operations, origin, ...limits }: ViewProps) => (
  <div className="e-page">
    <Opening
      trail={[homeStep, { name: 'API aberta', path: apiDocsPath }]}
      title="Os simuladores, no teu programa"
      lead="Cada simulador responde a um pedido em JSON com o mesmo resultado que vês na página: valores, fórmulas, lei e datas."
    />
    <p className="n-count">
      O documento OpenAPI está em <a href="/api/openapi.json">/api/openapi.json</a>; esta página é feita dele.
      As descrições estão em inglês. Preferes o simulador pronto?{' '}
      <a href={generatorPath}>Leva-o para a tua página</a>, lê o{' '}
      <a href={partnerGuidePath}>guia para parceiros</a> ou vê <a href={cataloguePath}>todos os blocos</a>.
    </p>
    <Rules {...limits} />
    <section className="n-topic" aria-labelledby="operacoes">
      <h2 id="operacoes">Operações</h2>
      {operations.map((one) => (
        <OperationView key={one.operation.operationId} {...one} document={document} origin={origin} />
      ))}
    </section>
  </div>
)

/** `/programadores`: the OpenAPI document of the moment as a page to be read. */
export const apiDocsPage = ({ document: read, calculate, ...rest }: ProgrammersPageParts): PublicPage => ({
  path: apiDocsPath,
  title: 'API aberta dos simuladores',
  description:
    'Os simuladores do Quero Poupar para programas: o que cada um recebe e responde, com exemplos, limites e erros.',
  async draw() {
    const document = read()
    const described = operationsOf(document)
    const answers = await answersOf(described, calculate)
    const operations = described.map((one) => ({ ...one, answer: answers.get(one) }))
    return {
      html: renderToStaticMarkup(<ProgrammersView {...rest} document={document} operations={operations} />),
      stale: [...answers.values()].includes(undefined),
    }
  },
})
