import { renderToStaticMarkup } from 'react-dom/server'
import type { LookName } from 'shared-lib/contract/theming'
import {
  apiDocsPath,
  cataloguePath,
  elementsScriptPath,
  elementTypesPath,
  generatorPath,
  partnerGuidePath,
} from '../../base/addresses/addresses'
import { Opening } from '../../pages/page-parts/opening'
import type { PublicPage } from '../../pages/page-parts/public-page'
import { homeStep } from '../../pages/page-parts/structured-data'
import { Code } from './operation-view'

/** The looks that a page may ask for (`contract/theming`), in Portuguese. */
const lookWords: Readonly<Record<LookName, string>> = {
  '--qp-brand': 'ligações, ícones e realces; o que for demasiado claro para se ler é escurecido',
  '--qp-accent': 'o botão principal',
  '--qp-on-brand': 'letra por cima da cor da marca',
  '--qp-on-accent': 'letra por cima do botão principal',
  '--qp-ground': 'fundo do simulador e dos campos',
  '--qp-ink': 'letra',
  '--qp-line': 'linhas finas',
  '--qp-corners': 'raio dos cantos, por exemplo 4px',
  '--qp-padding': 'espaço entre o fundo e o simulador',
  '--qp-radius': 'raio dos cantos do fundo',
  '--qp-font': 'tipo de letra que a tua página já carrega',
}

const tagOf = (origin: string) => `<script type="module" src="${origin}${elementsScriptPath}"></script>
<qp-imi vpt="150.000"><a href="${origin}/simuladores/imi">Simulador de IMI</a></qp-imi>`

const policyOf = (origin: string) => `script-src ${origin}; style-src ${origin}; connect-src ${origin}`

const colours = `qp-imi { --qp-brand: #7a1f5c; --qp-accent: #ffd400; --qp-corners: 4px }`

const listening = `document.addEventListener('qp:calculated', ({ detail }) => console.log(detail.calculator, detail.result))`

const PartnerGuide = ({ origin }: { readonly origin: string }) => (
  <div className="e-page">
    <Opening
      trail={[
        homeStep,
        { name: 'API aberta', path: apiDocsPath },
        { name: 'Guia para parceiros', path: partnerGuidePath },
      ]}
      title="Um simulador na tua página"
      lead="Grátis, sem chave e sem registo. Copias duas linhas e fica a funcionar; não medimos quem te visita."
    />
    <section className="n-topic b-rich" aria-labelledby="comecar">
      <h2 id="comecar">Começar em dois minutos</h2>
      <ol>
        <li>
          <a href={generatorPath}>Escolhe o simulador, as cores e o que já vem preenchido</a>.
        </li>
        <li>Copia o código para a tua página. A primeira linha só é precisa uma vez.</li>
        <li>
          Deixa uma ligação dentro do simulador: é o que a pessoa vê enquanto ele não chega, ou se não puder
          abrir.
        </li>
      </ol>
      <Code title="O simulador de IMI, com uma casa de 150.000 €" text={tagOf(origin)} />
      <p>
        Os números escrevem-se como em Portugal: <code>150.000</code> ou <code>1.234,56</code>. Os atributos
        de cada simulador estão em <a href={cataloguePath}>todos os blocos</a>.
      </p>
    </section>
    <section className="n-topic b-rich" aria-labelledby="cores">
      <h2 id="cores">Cores e letra</h2>
      <Code title="No teu CSS" text={colours} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <div className="b-table b-table__scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Propriedade</th>
              <th scope="col">O que muda</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(lookWords).map(([name, words]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Numa página escura usa <code>theme="dark"</code>. Se a página muda entre clara e escura, usa{' '}
        <code>theme="auto"</code>: o simulador acompanha-a. O CSS da tua página não entra no simulador, nem o
        nosso sai dele.
      </p>
    </section>
    <section className="n-topic b-rich" aria-labelledby="resultado">
      <h2 id="resultado">Receber o resultado</h2>
      <Code title="No teu JavaScript" text={listening} />
      <p>
        O dinheiro vem em cêntimos inteiros. Os eventos e os seus tipos estão em{' '}
        <a href={elementTypesPath}>elements.d.ts</a>. Para fazer a conta sem mostrar o simulador, usa a{' '}
        <a href={apiDocsPath}>API aberta</a>.
      </p>
    </section>
    <section className="n-topic b-rich" aria-labelledby="politica">
      <h2 id="politica">Se a tua página tem uma política de segurança</h2>
      <Code title="Acrescenta ao Content-Security-Policy" text={policyOf(origin)} />
      <ul>
        <li>
          Com <code>nonce</code> e <code>strict-dynamic</code>, basta o nonce na primeira linha.
        </li>
        <li>
          <code>require-trusted-types-for 'script'</code> não precisa de mais nada.
        </li>
        <li>Se não puderes mudar a política, usa a moldura (iframe) que o gerador também te dá.</li>
      </ul>
    </section>
    <section className="n-topic b-rich" aria-labelledby="falha">
      <h2 id="falha">Quando alguma coisa falha</h2>
      <ul>
        <li>Sem rede, fica a ligação que escreveste. O simulador volta a tentar sozinho.</li>
        <li>Um atributo com um valor que não serve conta como vazio e aparece na consola do navegador.</li>
        <li>Atributos, eventos e propriedades não mudam de nome: podes deixar o código como está.</li>
      </ul>
    </section>
  </div>
)

/** `/programadores/parceiros`: how a calculator is put into a page of others. */
export const partnerGuidePage = (origin: string): PublicPage => ({
  path: partnerGuidePath,
  title: 'Guia para parceiros',
  description: 'Como pôr um simulador do Quero Poupar na tua página: código, cores, resultados e políticas.',
  draw: () => renderToStaticMarkup(<PartnerGuide origin={origin} />),
})
