import { leadBody } from '../testing/lead-server'

/** A request as a browser keeps it until it has an answer: the same key with the same body. */
export interface Sent {
  readonly key: string
  readonly body: ReturnType<typeof leadBody>
}

export interface Acknowledged {
  readonly reference: string
  readonly statusUrl: string
}

/** Numbers from 0 to 1 that a seed gives again (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The lead of person number `person` (0 to 9,999,999). */
export const leadOf = (key: string, person: number): Sent => ({
  key,
  body: leadBody({
    fullName: `Pessoa ${key}`,
    email: `pessoa.${person}@example.pt`,
    phone: `+35191${String(person).padStart(7, '0')}`,
    marketingOptIn: person % 2 === 0,
  }),
})

export async function send(
  address: string,
  { key, body }: Sent,
): Promise<{ status: number; answer: Acknowledged }> {
  const response = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, answer: (await response.json()) as Acknowledged }
}
