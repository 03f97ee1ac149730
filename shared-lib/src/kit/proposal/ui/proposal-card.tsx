import { useEffect, useId, useMemo, useReducer, useRef } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import { GetForm } from '../../form/ui/get-form'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { Details } from '../../ui/details/details'
import { Notice } from '../../ui/notice/notice'
import { paperReaderPath } from '../products'
import type { ProposalData } from '../proposal-page'
import { earlierParameter, type ProposalView } from '../proposal-view'
import { useProposal } from '../use-proposal'
import { judgedPart, loadJudgedPart } from './lazy-judged'
import type { BringDetails } from './more-details'
import { ProposalTabs } from './proposal-tabs'

interface ProposalCardProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly view: ProposalView
  readonly data: ProposalData | undefined
  readonly heading: string | undefined
  /** The whole form of a proposal, where the product has one that needs no other answer. */
  readonly details?: BringDetails | undefined
}

/** Three figures of a proposal and the verdict on it: in place with script, on a page of its own without. */
export function ProposalCard({ view, data, heading, details, location, shell, today }: ProposalCardProps) {
  const proposal = useProposal({ view, data, location, shell })
  const { texts, judged, before, problems, refusals, failure, pending } = proposal
  // Without a verdict its sentence asks for a figure that a fold would hide.
  const isOpen = judged?.result.verdict === 'unknown'
  const form = useMemo(
    () =>
      isOpen ? { ...view.form, sections: view.form.sections.map(({ names }) => ({ names })) } : view.form,
    [isOpen, view.form],
  )
  const id = useId()
  const stamp = useRef<HTMLHeadingElement>(null)
  const Heading = location ? 'h1' : 'h2'
  const page = shell.apiUrl + view.path
  // Focus follows what a press brought: the verdict, or the empty form of the next proposal.
  const pressed = useRef(false)
  const send = async () => {
    pressed.current = true
    if (!(await proposal.submit())) pressed.current = false
  }
  const another = () => {
    pressed.current = true
    proposal.another()
  }
  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    const place = judged
      ? stamp.current
      : document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden])')
    place?.focus()
  }, [judged, id])
  const fields = (
    <GetForm
      id={id}
      label={before ? 'Segunda proposta' : view.heading}
      form={form}
      texts={texts}
      problems={problems}
      action={page}
      carried={before && [[earlierParameter, before.query]]}
      idPrefix={id}
      summary={refusals}
      onChange={proposal.change}
      onSubmit={send}
    >
      <Button type="submit" kind={judged ? 'plain' : 'main'} full loading={pending} loadingLabel="A avaliar">
        {judged ? 'Avaliar de novo' : 'Ver se é boa'}
      </Button>
    </GetForm>
  )
  const Part = judgedPart()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // Reached by a link inside the site, a verdict is there before its code.
  useEffect(() => {
    if (judged && !Part) loadJudgedPart().then(redraw, () => {})
  }, [judged, Part])
  const card = (
    <section className={layout.main} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`}>{heading || view.heading}</Heading>
      <ProposalTabs request={shell.apiUrl + view.requestPath} />
      {judged && Part && (
        <Part
          view={view}
          details={details}
          judged={judged}
          before={before}
          today={today}
          formId={id}
          Heading={location ? 'h2' : 'h3'}
          headingRef={stamp}
          siteUrl={shell.apiUrl}
          onAnother={another}
        />
      )}
      {judged ? (
        <Details summary="Mudar os valores" open={isOpen}>
          {fields}
        </Details>
      ) : (
        <>
          {fields}
          <p className={layout.small}>
            <a href={shell.apiUrl + paperReaderPath}>Ler a proposta de uma fotografia ou PDF</a>
          </p>
        </>
      )}
      {failure && (
        <Notice tone="bad" title="Não conseguimos avaliar a proposta" live>
          <p>{failure}</p>
        </Notice>
      )}
    </section>
  )
  return location ? <div className={layout.page}>{card}</div> : card
}
