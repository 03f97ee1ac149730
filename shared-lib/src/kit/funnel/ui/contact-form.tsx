import { type ReactNode, useEffect } from 'react'
import type { WidgetProps, WidgetShell } from '../../../contract/define-widget'
import { sessionDraft } from '../../form/draft'
import { ArrowLeft } from '../../icons'
import { Stages } from '../../ui/stages/stages'
import type { Flow } from '../flow'
import { nextStep, personalNames } from '../flow'
import { readQuery, stepAddress } from '../funnel-address'
import { titleOf } from '../funnel-guard'
import { journeyStages } from '../journey'
import type { Asked } from '../lead-progress'
import { useSendOnce } from '../use-send-once'
import { ContactFields, contactLabels, MarketingBox, TermsBox } from './contact-fields'
import styles from './lead.module.css'
import { LeadForm } from './lead-form'
import { type ChosenOffer, type SentAlong, useContactForm } from './use-contact-form'

/**
 * Leads a visitor who came to the contact form by a link, or without script until here, to the personal question that
 * is still open: the server does not have its answer. Nothing where a flow asks nothing personal.
 */
function useMissingAnswers(flow: Flow, query: string, shell: Pick<WidgetShell, 'navigate'>) {
  useEffect(() => {
    if (!flow.steps.some((step) => personalNames(flow, step).length > 0)) return
    const raw = { ...readQuery(flow, query), ...sessionDraft(flow.name).read() }
    const open = nextStep(flow, raw)
    if (open) shell.navigate(stepAddress(flow, open.slug, raw), { replace: true })
  }, [flow, query, shell])
}

const heading = 'Para onde te ligamos?'

interface ContactFormProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly flow: Flow
  /** All its questions, where `flow` is only its beginning. */
  readonly whole?: () => Promise<Flow>
  /** One sentence under the question: what the call is for. */
  readonly purpose: string
  /** Other data that go with it where the visitor wants that, e.g. proposals of a notebook. */
  readonly along?: SentAlong | undefined
  /** What the answers ask for; it comes with the page. */
  readonly request?: Asked | undefined
  /** The offer that the call will be about, with its price as the vertical draws it, and from when that is. */
  readonly chosen?: (ChosenOffer & { readonly price: ReactNode; readonly note?: string }) | undefined
}

/** The results with the same answers, and no offer chosen. */
function resultsAddress({ done, extras = [] }: Flow, query: string) {
  const rest = new URLSearchParams(query)
  for (const name of extras) rest.delete(name)
  return rest.size > 0 ? `${done}?${rest}` : done
}

/** `/energia/simular/dados-de-contacto`: the last thing asked, after the prices. */
export function ContactForm(props: ContactFormProps) {
  const { flow, whole, purpose, request, chosen, along, location, shell } = props
  const { company, apiUrl } = shell
  const query = location?.query ?? ''
  const form = useContactForm({ flow, whole, query, shell, request, chosen, along })
  useMissingAnswers(flow, query, shell)
  useSendOnce(chosen?.offer.id, () => {
    if (!chosen) return
    const { provider, offer } = chosen
    shell.emit('provider-chosen', { vertical: flow.name, provider })
    shell.emit('offer-chosen', { vertical: flow.name, offer: offer.id })
  })
  const pageTitle = `${titleOf(flow, heading, form.problems.length > 0)} | ${company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])
  return (
    <div className={styles.screen}>
      <Stages stages={journeyStages} current={2} />
      <a className={styles.back} href={resultsAddress(flow, query)}>
        <ArrowLeft size={18} aria-hidden="true" />
        Voltar aos resultados
      </a>
      {!chosen && request?.asked && (
        <section className={styles.card} aria-label="O que pedes">
          <p className={styles.small}>O que pedes</p>
          <p className={styles.asked}>{request.asked}</p>
          {request.change && <p>{request.change}</p>}
        </section>
      )}
      {chosen && (
        <section className={styles.card} aria-label="Oferta escolhida">
          <p className={styles.small}>Oferta escolhida</p>
          <p className={styles.strong}>{chosen.name}</p>
          <div>
            {chosen.price} {chosen.change}
          </div>
          {chosen.note && <p className={styles.small}>{chosen.note}</p>}
        </section>
      )}
      <LeadForm
        form={form}
        company={company}
        heading={heading}
        level="h1"
        purpose={purpose}
        labels={contactLabels}
        submitText="Pedir que me liguem"
      >
        <ContactFields form={form} />
        <TermsBox form={form} siteUrl={apiUrl} />
        <MarketingBox form={form} />
        {/* Last: it depends on the browser alone, and above the form it would move what the visitor presses. */}
        {along?.box}
      </LeadForm>
    </div>
  )
}
