import type { Assumption } from '../domain/results'
import styles from './assumptions.module.css'
import type { ResultsData } from './results.load'
import { questionFrom, type ResultsQuery, resultsAddress, withAnswer } from './results-query'

/** The question that gives a better figure, and the words of its link. */
const questions: Readonly<Record<Assumption['about'], readonly [slug: string, link: string]>> = {
  kwhElectricity: ['fatura-eletricidade', 'Indicar o consumo da minha fatura de eletricidade'],
  split: ['fatura-eletricidade', 'Indicar o meu consumo por período'],
  contractedPower: ['potencia-contratada', 'Alterar a potência'],
  kwhGas: ['fatura-gas', 'Indicar o consumo da minha fatura de gás'],
  gasTier: ['escalao-gas', 'Alterar o escalão'],
  municipality: ['morada', 'Alterar o código postal'],
}

const originWords: Readonly<Record<Assumption['origin'], string>> = {
  answer: 'resposta tua',
  profile: 'perfil publicado',
  estimate: 'estimativa',
  unknown: 'por saber',
}

/** Place on the page, for links to it. */
export const assumptionsPlace = 'o-que-contamos'

interface AssumptionsProps extends Pick<ResultsData, 'home' | 'places'> {
  readonly view: ResultsQuery
}

/** What the bills were made for: each figure with how it was come by, and the way to a better one. */
export const Assumptions = ({ home, places, view }: AssumptionsProps) => (
  <section className={styles.assumptions} id={assumptionsPlace} aria-labelledby="assumptions-title">
    <h2 id="assumptions-title">O que contámos para a tua casa</h2>
    <ul>
      {home.assumptions.map(({ about, origin, text }) => {
        const [slug, link] = questions[about]
        return (
          <li key={about}>
            <p>
              {text} <span className={styles.origin}>{originWords[origin]}</span>
            </p>
            {about === 'municipality' && places.length > 1 ? (
              <Places home={home} places={places} view={view} />
            ) : (
              <a href={questionFrom(view, slug)}>{link}</a>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)

/** The other municipalities of the postal code: the subsoil tax is another in each. */
const Places = ({ home, places, view }: AssumptionsProps) => (
  <p className={styles.places}>
    Moras noutro destes concelhos?{' '}
    {places
      .filter(({ code }) => code !== home.municipality?.code)
      .map(({ code, name }) => (
        <a key={code} href={resultsAddress(withAnswer(view, 'municipality', code))}>
          {name}
        </a>
      ))}
  </p>
)
