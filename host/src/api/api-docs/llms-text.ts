import {
  apiDocsPath,
  calculatorsApi,
  cataloguePath,
  elementManifestPath,
  elementTypesPath,
  figuresApi,
  figuresPath,
  openApiPath,
  sitemapPath,
} from '../../base/addresses/addresses'
import { isFound } from '../../base/routes/route-match'
import type { DeployedRoute } from '../../remotes/deployments/snapshot'

interface Site {
  readonly name: string
  /** Absolute, without a trailing slash. */
  readonly origin: string
  readonly routes: readonly DeployedRoute[]
}

const line = (title: string, url: string, about: string) => `- [${title}](${url}): ${about}`

/** `/llms.txt`: the calculators and documents for programs. Format: https://llmstxt.org */
export function llmsText({ name, origin, routes }: Site): string {
  const at = (path: string) => origin + path
  const calculators = routes.filter((route) => route.calculator !== undefined && isFound(route))
  return [
    `# ${name}`,
    '',
    '> Compara e simula, em Portugal: energia, TV, net e voz, seguros, crédito, depósitos, ordenados e impostos. Cada valor diz que lei o fixa ou quem o publicou, e de que dia é. O que não se sabe diz-se que não se sabe.',
    '',
    'Para uma conta, usa a API em vez de ler a página: dá o mesmo resultado, com as fórmulas, a lei e as datas. Não pede chave; cada resposta diz em `ratelimit-remaining` quantos pedidos restam.',
    '',
    '## API',
    line('OpenAPI', at(openApiPath), 'o que cada simulador recebe e responde (em inglês)'),
    line('Simuladores', at(calculatorsApi), 'a lista, em JSON'),
    line('Números', at(figuresApi), 'valores da lei e do mercado, com data e quem os publicou, em JSON'),
    line('Explicação', at(apiDocsPath), 'a mesma API, para ler, com exemplos'),
    '',
    '## Blocos para outras páginas',
    line('Catálogo', at(cataloguePath), 'cada bloco com os seus atributos e exemplos'),
    line('custom-elements.json', at(elementManifestPath), 'o mesmo para programas'),
    line('elements.d.ts', at(elementTypesPath), 'tipos de TypeScript'),
    '',
    '## Simuladores',
    ...calculators.map(({ title, path, description }) => line(title, at(path), description)),
    '',
    '## Mais',
    line('Números que usamos', at(figuresPath), 'para ler'),
    line('Mapa do site', at(sitemapPath), 'todas as páginas, com os guias'),
    '',
  ].join('\n')
}
