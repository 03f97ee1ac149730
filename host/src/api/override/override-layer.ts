import { checkSignedOverride, type Override, readOverride } from 'shared-lib/build/dev/override'
import type { ViewLayer } from '../../pages/views/page-view'
import { withVersions } from '../../remotes/deployments/snapshot'
import type { FollowedBuilds } from './followed-builds'
import { browserRemote } from './live-remote'

export interface OverrideParts {
  /** A development shell, which honours every override and draws it on the server. */
  readonly builds: FollowedBuilds | undefined
  /** Key that production checks signatures with; without it no override is honoured there. */
  readonly secret: string | undefined
  readonly now?: () => Date
}

export const overrideCookie = 'qp_override'
const inCookies = new RegExp(`(?:^|; ?)${overrideCookie}=([^;]*)`)

/** A cookie written by hand may be no text at all. */
function kept(cookies: string): string {
  try {
    return decodeURIComponent(inCookies.exec(cookies)?.[1] ?? '')
  } catch {
    return ''
  }
}

/** Override of a text here, with its end where it has one. Undefined unless it may be honoured. */
export function honoured(text: string, { builds, secret, now = () => new Date() }: OverrideParts) {
  const signed = secret === undefined ? undefined : checkSignedOverride(text, secret, now())
  if (signed) return signed
  const override: Override | undefined = builds && readOverride(text)
  return override && { override, expires: undefined }
}

/**
 * Gives one browser a developer's build of one micro-frontend, and the rest as deployed. Such pages are that browser's
 * alone: kept by no cache, and their policy names that machine.
 */
export function overrideLayer(parts: OverrideParts): ViewLayer {
  return (view, { cookies }) => {
    const text = kept(cookies)
    const override = text === '' ? undefined : honoured(text, parts)?.override
    if (!override) return undefined
    void parts.builds?.follow(override)
    const deployed = view.snapshot.remotes.get(override.name)
    const remote = parts.builds?.remoteOf(override) ?? (deployed && browserRemote(deployed, override.origin))
    if (!remote) return undefined
    const scriptOrigins = [...(view.policy?.scriptOrigins ?? []), override.origin]
    return {
      cookies: [],
      view: {
        ...view,
        key: `${view.key}override;`,
        snapshot: withVersions(view.snapshot, [remote]),
        shared: false,
        policy: { ...view.policy, scriptOrigins },
      },
    }
  }
}
