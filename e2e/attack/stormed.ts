import type { Told } from '../benchmarks/crowd-load'

/** Answers to a storm of requests: `812 × 404, 3 × 503`. */
export const stormed = ({ statuses }: Told) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'nothing'

export const wasAnswered = ({ statuses }: Told) => Object.keys(statuses).some((status) => status !== 'lost')
