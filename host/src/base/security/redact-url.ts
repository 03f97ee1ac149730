import { hidePersonal } from './personal-data'

const campaignParameters =
  /^(utm_(source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** The path as people read it; unchanged when it cannot be decoded, and the router matches no page then either. */
export const decodedPath = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * A URL as logs, analytics and the ref-log may keep it: nothing personal in its path, no fragment, and of the query
 * string only campaign parameters, because answers to a simulation travel in it.
 */
export function redactUrl(url: string): string {
  const [beforeFragment = ''] = url.split('#', 1)
  const mark = beforeFragment.indexOf('?')
  const path = mark < 0 ? beforeFragment : beforeFragment.slice(0, mark)
  const query = mark < 0 ? '' : beforeFragment.slice(mark + 1)
  const kept = new URLSearchParams(
    [...new URLSearchParams(query)]
      .filter(([name]) => campaignParameters.test(name))
      .map(([name, value]) => [name, hidePersonal(value)]),
  )
  const shown = hidePersonal(decodedPath(path))
  return kept.size > 0 ? `${shown}?${kept}` : shown
}
