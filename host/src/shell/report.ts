interface Culprit {
  readonly remote?: string
  readonly tag?: string
  readonly error: unknown
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`
}

/**
 * One line in the console and one beacon to `/api/client-errors` (JSON as text/plain). It names the remote and the
 * path, never the query string: that may hold answers.
 */
export function report(kind: string, { remote = 'shell', tag = '', error }: Culprit, apiUrl = '') {
  const message = messageOf(error)
  console.error(`[quero-poupar] ${kind} ${remote} ${tag} ${message}`)
  const line = JSON.stringify({ kind, remote, tag, message: message.slice(0, 500), path: location.pathname })
  navigator.sendBeacon?.(`${apiUrl}/api/client-errors`, line)
}
