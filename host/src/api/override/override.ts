import type { FastifyInstance } from 'fastify'
import { followBuilds } from './followed-builds'
import { overrideRoutes } from './override.routes'
import { overrideLayer } from './override-layer'

interface OverrideOptions {
  readonly production: boolean
  /** Key that links are signed with; without it production honours none. */
  readonly secret: string | undefined
}

/** Developers' own builds on this host, each in one browser. */
export function createOverride({ production, secret }: OverrideOptions) {
  const parts = { builds: production ? undefined : followBuilds(), secret }
  return {
    layer: overrideLayer(parts),
    open: (app: FastifyInstance) => overrideRoutes(app, parts, { secure: production }),
    stop: () => parts.builds?.stop(),
  }
}
