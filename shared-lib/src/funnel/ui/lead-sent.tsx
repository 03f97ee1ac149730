import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice/notice'
import type { LeadAnswer } from '../lead.api'
import styles from './lead.module.css'

interface LeadSentProps {
  readonly answer: LeadAnswer
  readonly level: 'h1' | 'h2'
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  /** What happens now, in one sentence. */
  readonly next: string
  /** When and how we call, in words; '' where nothing was chosen. */
  readonly call: string
}

/** Where the form stood: the lead is with us, under which reference, and where its state can be followed. */
export function LeadSent({ answer, level: Heading, siteUrl, next, call }: LeadSentProps) {
  const { reference, statusUrl } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever pressed it goes on from here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.form}>
      <Heading className={styles.heading} ref={heading} tabIndex={-1}>
        Recebemos o teu pedido
      </Heading>
      <Notice tone="good" title={`Referência ${reference}`} live>
        <p>{next} Guarda a referência: identifica o teu pedido se falares connosco.</p>
      </Notice>
      {call && (
        <p>
          Quando te contactamos: <strong>{call}</strong>.
        </p>
      )}
      <p>
        <a href={siteUrl + statusUrl}>Ver o estado do pedido</a>
      </p>
    </section>
  )
}
