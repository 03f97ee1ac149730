import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Assumptions } from './assumptions'
import { CheapestStrip } from './cheapest-strip'
import { limitWords } from './list-words'
import type { ResultsData } from './results.load'
import type { ResultsQuery } from './results-query'

/** Where prices can be checked. */
const ErseLink = () => (
  <a href="https://simuladorprecos.erse.pt/" target="_blank" rel="noopener">
    simulador da ERSE (abre noutro separador)
  </a>
)

interface ListNotesProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the answers. */
  readonly edit: string
}

/** What explains the list, folded. */
export function ListNotes({ data, view, edit }: ListNotesProps) {
  const historic = data.first?.standing === 'historic'
  return (
    <div>
      {data.first && (
        <Details summary={`A mais barata para cada consumo${historic ? `, em ${data.month}` : ''}`}>
          <CheapestStrip cheapest={data.cheapest} month={historic ? data.month : undefined} />
        </Details>
      )}
      <Details summary="O que contámos para a tua casa">
        <Assumptions home={data.home} places={data.places} view={view} edit={edit} />
      </Details>
      <Details summary="Origem e limites">
        <PriceSources source={data.catalogue}>
          Numa promoção, a conta do ano junta os meses dela e os do preço que se segue. Confirma sempre o
          preço com a comercializadora, ou no <ErseLink />. {limitWords(data)}
        </PriceSources>
      </Details>
    </div>
  )
}
