import type { CrowdAnswers } from '../benchmarks/crowd-load'

/** Answers to a storm of requests: `812 × 404, 3 × 503`. */
export const stormed = ({ statuses }: CrowdAnswers) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'nothing'

export const wasAnswered = ({ statuses }: CrowdAnswers) =>
  Object.keys(statuses).some((status) => status !== 'lost')
