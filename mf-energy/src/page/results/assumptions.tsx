import { Alternatives, AssumptionList } from 'shared-lib/kit/results/ui/assumption-list'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { Assumption } from '../../rules/vocabulary'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

/** The question that gives a better figure, and the words of its link. */
const questions: Readonly<Record<Assumption['about'], readonly [slug: string, link: string]>> = {
  kwhElectricity: ['fatura-eletricidade', 'Indicar o consumo da minha fatura de eletricidade'],
  split: ['fatura-eletricidade', 'Indicar o meu consumo por período'],
  contractedPower: ['potencia-contratada', 'Alterar a potência'],
  kwhGas: ['fatura-gas', 'Indicar o consumo da minha fatura de gás'],
  gasTier: ['escalao-gas', 'Alterar o escalão'],
  municipality: ['morada', 'Alterar o código postal'],
}

interface AssumptionsProps extends Pick<ResultsData, 'home' | 'places'> {
  readonly view: ResultsQuery
}

interface ListProps extends AssumptionsProps {
  /** Address of all answers. */
  readonly edit: string
}

/** The home that the bills were made for, with the question that gives a better figure. */
export const Assumptions = ({ home, places, view, edit }: ListProps) => (
  <div>
    <AssumptionList
      items={home.assumptions.map(({ about, origin, text }) => ({
        about,
        origin,
        text,
        way: <Way about={about} home={home} places={places} view={view} />,
      }))}
    />
    <Button kind="quiet" href={edit}>
      Alterar respostas
    </Button>
  </div>
)

/** The other municipalities of its postal code, or the question that is answered with it. */
function Way({ about, home, places, view }: AssumptionsProps & Pick<Assumption, 'about'>) {
  if (about === 'municipality' && places.length > 1) return <Places home={home} places={places} view={view} />
  const [slug, link] = questions[about]
  return <a href={energyResults.question(view, slug)}>{link}</a>
}

/** The other municipalities of the postal code: the subsoil tax is another in each. */
const Places = ({ home, places, view }: AssumptionsProps) => (
  <Alternatives>
    Moras noutro destes concelhos?{' '}
    {places
      .filter(({ code }) => code !== home.municipality?.code)
      .map(({ code, name }) => (
        <a key={code} href={energyResults.address(energyResults.withAnswer(view, 'municipality', code))}>
          {name}
        </a>
      ))}
  </Alternatives>
)
