import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import type { CallPreferences } from '../../../rules/calls/call-preferences'
import { callOf } from '../call-texts'
import { consentVersionOf } from '../consent-texts'
import type { RawAnswers } from '../flow'
import type { LeadAnswer } from '../lead.api'
import type { LeadFields } from './contact-fields'
import { LeadForm } from './lead-form'
import type { LeadSent } from './lead-sent'
import { type LeadRules, useLeadForm } from './use-lead-form'

interface LeadScreenProps extends Pick<WidgetProps, 'location' | 'shell'> {
  /** The lead's schema in the deployment, e.g. `referral`. */
  readonly vertical: string
  /** Of the campaign of this page. */
  readonly campaign?: string
  readonly heading: string
  /** One sentence: what the call is for. */
  readonly purpose: string
  /** Next thing to happen once it is sent, in one sentence. */
  readonly next: string
  /** By field, for the lines of the error summary. */
  readonly labels: Readonly<Record<string, string>>
  readonly submitText: string
  readonly leadOf: (texts: RawAnswers) => Readonly<Record<string, unknown>>
  readonly loadRules: () => Promise<LeadRules>
  readonly questions: (form: LeadFields) => ReactNode
}

type SentView = typeof LeadSent

interface Sent {
  readonly View: SentView
  readonly answer: LeadAnswer
  readonly call: CallPreferences | undefined
  readonly at: Date
}

/** A form of one screen that leaves a contact, outside any funnel; sent, it makes room for the reference. */
export function LeadScreen(props: LeadScreenProps) {
  const { location, shell, vertical, campaign, heading, purpose, next, labels, submitText, questions } = props
  const [sent, setSent] = useState<Sent>()
  const view = useRef<SentView>(undefined)
  const form = useLeadForm({
    vertical,
    campaign,
    consentVersion: consentVersionOf({ path: `/${vertical}` }),
    shell,
    leadOf: props.leadOf,
    // The view of a sent lead loads first: a form that could not confirm a lead sends none.
    loadRules: async () => {
      const sentView = import(/* webpackChunkName: "lead-sent" */ './lead-sent')
      const [rules, { LeadSent }] = await Promise.all([props.loadRules(), sentView])
      view.current = LeadSent
      return rules
    },
    onSent: (answer, texts) =>
      view.current && setSent({ View: view.current, answer, call: callOf(texts), at: new Date() }),
  })
  const shown = sent ? 'Recebemos o teu pedido' : heading
  const pageTitle = `${shown} | ${shell.company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])
  const level = location ? 'h1' : 'h2'
  if (sent) {
    const { View, ...rest } = sent
    return <View {...rest} vertical={vertical} level={level} next={next} siteUrl={shell.apiUrl} />
  }
  return (
    <LeadForm
      form={form}
      level={level}
      heading={heading}
      purpose={purpose}
      labels={labels}
      submitText={submitText}
      company={shell.company}
    >
      {questions(form)}
    </LeadForm>
  )
}
