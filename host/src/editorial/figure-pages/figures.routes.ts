import type { FastifyInstance } from 'fastify'
import { officialSources } from 'shared-lib/rules/figures/official-sources'
import { figuresApi, figuresFeedPath, figuresPath } from '../../base/addresses/addresses'
import {
  anchorOf,
  changeWords,
  type FigureChange,
  figureChanges,
  figuresOf,
  oneLine,
} from '../../content/figures/site-figures'
import { type FeedItem, rssXml } from '../../pages/page-parts/feed'
import { type KeptAnswer, keptJson, keptRoute, type SendKept } from '../../pages/page-parts/kept-answer'
import type { Snapshot } from '../../remotes/deployments/snapshot'

interface FigureRoutesOptions {
  readonly snapshot: () => Snapshot
  readonly today: () => string
  /** Absolute, without a trailing slash. */
  readonly origin: string
  readonly siteName: string
  readonly sendKept: SendKept
}

function itemOf(change: FigureChange): FeedItem {
  const { figure, on, value, before } = change
  const law = figure.law === undefined ? '' : ` Definido em: ${figure.law}.`
  const was = before && value ? ` Antes: ${oneLine(before)}.` : ''
  const sources = value ? officialSources(value.source) : []
  const published = sources.length > 0 ? ` Publicado em: ${sources.join('; ')}.` : ''
  const text = value ? oneLine(value) : 'ainda sem valor'
  return {
    path: `${figuresPath}#${anchorOf(figure)}`,
    guid: `${figure.id} ${on} ${value?.version ?? 'end'}`,
    title: `${figure.name}: ${changeWords(change)}`,
    description: `${text}.${was}${law}${published}`,
    published: on,
    topicName: figure.topic,
  }
}

/** `GET /api/figures`, to any origin, and the feed of changes. */
export function figureRoutes(
  app: FastifyInstance,
  { snapshot, today, origin, siteName, sendKept }: FigureRoutesOptions,
) {
  app.get(figuresApi, keptRoute, async (request, reply) =>
    sendKept(request, reply.header('access-control-allow-origin', '*'), 'figures', () =>
      keptJson({ today: today(), figures: figuresOf(snapshot(), today()) }, 'public, max-age=60'),
    ),
  )

  function feed(): KeptAnswer {
    const changes = figureChanges(figuresOf(snapshot(), today()), today())
    const channel = {
      origin,
      title: `${siteName}: os números que usamos`,
      description: 'O que mudou na lei e no mercado, nos números dos simuladores.',
      path: figuresPath,
      feedPath: figuresFeedPath,
    }
    return {
      type: 'application/rss+xml; charset=utf-8',
      text: rssXml(channel, changes.map(itemOf)),
      cache: 'public, max-age=60',
    }
  }
  app.get(figuresFeedPath, keptRoute, async (request, reply) =>
    sendKept(request, reply, 'figures-feed', feed),
  )
}
