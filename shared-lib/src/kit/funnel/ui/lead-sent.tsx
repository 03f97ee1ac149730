import { useEffect, useRef } from 'react'
import type { CallPreferences } from '../../../rules/calls/call-preferences'
import { Notice } from '../../ui/notice/notice'
import type { LeadAnswer } from '../lead.api'
import { progressWords, sentProgress } from '../lead-progress'
import styles from './lead.module.css'

interface LeadSentProps {
  readonly answer: LeadAnswer
  readonly level: 'h1' | 'h2'
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  /** Next thing to happen, in one sentence. */
  readonly next: string
  /** The lead's schema: it names the product. */
  readonly vertical: string
  /** Choice of the call; undefined: by telephone, as soon as possible. */
  readonly call: CallPreferences | undefined
  /** When it was sent. */
  readonly at: Date
}

/** Replaces the form: confirmation, time and purpose of the call, and where to follow the state. */
export function LeadSent(props: LeadSentProps) {
  const { answer, level: Heading, siteUrl, next, vertical, call = null, at } = props
  const { reference, statusUrl } = answer
  const sent = sentProgress({ reference, vertical, createdAt: at.toISOString(), offer: null, call })
  const { when, atHand } = progressWords(sent, at)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.form}>
      <Heading className={styles.heading} ref={heading} tabIndex={-1}>
        Recebemos o teu pedido
      </Heading>
      <Notice tone="good" title={`Referência ${reference}`} live>
        <p>{next} Guarda a referência: identifica o teu pedido se falares connosco.</p>
      </Notice>
      <p>
        Quando te contactamos: <strong>{when}</strong>
      </p>
      {atHand.length > 0 && (
        <>
          <p>O que ter à mão:</p>
          <ul className={styles.atHand}>
            {atHand.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={siteUrl + statusUrl}>Ver o estado do pedido</a>
      </p>
    </section>
  )
}
