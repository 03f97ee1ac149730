import type { Actor } from '../audit'

/** A message about a lead, claimed for one attempt. */
export interface Delivery {
  /** The same for every attempt: by it a receiver recognises a repetition. */
  readonly id: string
  readonly leadId: string
  /** `lead.created`, `lead.withdrawn` or `lead.erased`. */
  readonly topic: string
  /** 1 for the first; counted before it is made. */
  readonly attempt: number
  /** When the event happened, ISO time. */
  readonly createdAt: string
  /** Trace that it is part of, where requests are traced. */
  readonly traceparent?: string
}

interface Failure {
  /** Name or number of the error: nothing that a receiver wrote. */
  readonly code: string
  /** False: trying again is of no use. */
  readonly retry: boolean
  /** The receiver's `retry-after`, in ms. */
  readonly askedMs?: number | undefined
}

export interface DeadLetter {
  readonly id: string
  readonly reference: string
  readonly topic: string
  readonly attempts: number
  /** ISO time. */
  readonly failedAt: string
  readonly lastFailure: string
}

export interface Outbox {
  /**
   * Claims what is due next, for one attempt. A later message of a lead waits until the earlier one is delivered,
   * also when that is a dead letter; only a withdrawal or an erasure voids earlier messages. A claim whose host died
   * is due again when its lease ends.
   */
  take(): Promise<Delivery | undefined>
  delivered(delivery: Delivery): Promise<void>
  /** Plans the next attempt, or gives it up; `late`: another host has claimed it since. */
  failed(delivery: Delivery, failure: Failure): Promise<'again' | 'gave-up' | 'late'>
  /** Nothing is left to deliver: the person withdrew or is erased. */
  notSent(delivery: Delivery): Promise<void>
  /** Oldest first. */
  deadLetters(): Promise<readonly DeadLetter[]>
  /** Makes the dead letters of this lead (by reference), or this one (by its id), due with all attempts ahead; how many. */
  resend(referenceOrId: string, by: Actor): Promise<number>
}
