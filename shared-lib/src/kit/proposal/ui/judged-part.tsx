import type { Ref } from 'react'
import { inPlace } from '../../events/plain-click'
import { readAddress } from '../../form/form-address'
import type { RawAnswers } from '../../form/input-field'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import type { Judged } from '../proposal-page'
import { earlierParameter, type ProposalView } from '../proposal-view'
import { Duel } from './duel'
import { KeepProposal } from './keep-proposal'
import { type BringDetails, MoreDetails } from './more-details'
import { VerdictView } from './verdict-view'

interface JudgedPartProps {
  readonly view: ProposalView
  readonly details: BringDetails | undefined
  readonly judged: Judged
  readonly before: Judged | undefined
  readonly formId: string
  readonly Heading: 'h2' | 'h3'
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  readonly today: string
  onAnother(): void
}

/** The whole calculation, with the figures of the proposal that it asks for. */
function moreAddress({ more: { href, takes = {} } }: ProposalView, texts: RawAnswers) {
  const given = Object.entries(takes).flatMap(([name, own]) => (texts[name] ? [[own, texts[name]]] : []))
  return given.length > 0 ? `${href}?${new URLSearchParams(given)}` : href
}

/** A verdict, its duel with an earlier one, and the next steps. */
export function JudgedPart(props: JudgedPartProps) {
  const { view, details, judged, before, siteUrl, today, onAnother, ...rest } = props
  const { query, result } = judged
  const texts = readAddress(view.form, query)
  return (
    <>
      {before && (
        <>
          <Duel two={[before.result, result]} />
          <p>
            <strong>2.ª proposta</strong>
          </p>
        </>
      )}
      <VerdictView verdict={result} {...rest}>
        <Button
          href={`${siteUrl}${view.path}?${new URLSearchParams([[earlierParameter, query]])}`}
          onClick={inPlace(onAnother)}
        >
          Juntar outra
        </Button>
        <Button href={siteUrl + view.searchPath}>Quero que procurem por mim</Button>
        <KeepProposal
          proposal={{
            href: `${view.path}?${query}`,
            title: view.product,
            verdict: result.verdict,
            sentence: result.sentence,
            on: today,
          }}
          siteUrl={siteUrl}
        />
      </VerdictView>
      {details && <MoreDetails key={query} bring={details} texts={texts} today={today} />}
      <noscript>
        <p>
          Para guardar esta proposta sem JavaScript, põe esta página nos favoritos: o endereço tem os valores.
          {details && (
            <>
              {' '}
              Para contar todos os custos dela, <a href={siteUrl + view.searchPath}>faz a simulação</a> e
              junta-a nos resultados.
            </>
          )}
        </p>
      </noscript>
      <p className={layout.small}>
        <a href={siteUrl + moreAddress(view, texts)}>{view.more.words}</a>
      </p>
    </>
  )
}
