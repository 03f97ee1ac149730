import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Block, blocksOf, isRecord } from '../../content/source/story'
import { homeStep } from '../../pages/page-parts/structured-data'
import { type Campaign, campaignOf, isOver } from './campaign'
import type { MakeEditorialPage } from './editorial-call'
import { LinkTiles } from './parts'

const campaignsPath = '/tv-net-voz/campanhas'

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const section = (id: string, title: string, body: readonly Block[]): Block => ({
  _uid: `campaign-${id}`,
  component: 'section',
  title,
  width: 'column',
  body: [...body],
})

/** Price and form, drawn by the vertical's own tag: a price is reckoned where its rules are. */
const formOf = ({ name, content, from, until }: Campaign): Block => ({
  _uid: 'campaign-tag',
  component: 'qp-telecom-campaign',
  campaign: name,
  operator: content.operator,
  package: content.package,
  price: content.price,
  'price-months': content.priceMonths,
  'later-price': content.laterPrice,
  activation: content.activation,
  loyalty: content.loyalty,
  from: from ?? '',
  until: until ?? '',
})

const overNotice = (until: IsoDate): Block =>
  section('over', '', [
    {
      _uid: 'campaign-over-notice',
      component: 'call-out',
      tone: 'warn',
      title: `Esta campanha acabou a ${formatDatePt(until)}`,
      body: paragraph('O preço já não se pode pedir. Vê as campanhas que estão a decorrer.'),
      action: 'Ver as campanhas',
      link: { fieldtype: 'multilink', linktype: 'url', url: campaignsPath, cached_url: campaignsPath },
    },
  ])

/** Without the day from which it holds a price is not shown: `campaign.load` of the tag. */
const hasPrice = ({ content: { price }, from }: Campaign) => String(price ?? '') !== '' && from !== undefined

/**
 * `/tv-net-voz/campanhas/<name>`: the editor's first block, the price with all that belongs to it, the form, the
 * conditions, the editor's other blocks. Without a price the form comes last.
 */
export const campaignPage: MakeEditorialPage = ({ story, path, today, draw }) => {
  const campaign = campaignOf(story)
  const { title, description, until, content } = campaign
  const over = isOver(campaign, today)
  const words = blocksOf(content.body)
  const before = hasPrice(campaign) ? 1 : words.length
  const blocks = [
    ...(over && until ? [overNotice(until)] : []),
    ...words.slice(0, before),
    section('form', '', [formOf(campaign)]),
    ...(isRecord(content.conditions)
      ? [
          section('conditions', 'Condições', [
            { _uid: 'campaign-text', component: 'rich-text', body: content.conditions },
          ]),
        ]
      : []),
    ...words.slice(before),
  ]
  return {
    title,
    description,
    trail: [homeStep, { name: 'Campanhas', path: campaignsPath }, { name: title, path }],
    ...(over && { noIndex: true }),
    drawn: draw((drawBlocks) => <div className="b-page">{drawBlocks(blocks)}</div>),
  }
}

/** Campaigns that run, those that end first above. */
export function CampaignList({ campaigns, today }: { campaigns: readonly Campaign[]; today: IsoDate }) {
  const open = campaigns
    .filter((campaign) => !isOver(campaign, today))
    .toSorted((one, two) => (one.until ?? '9999').localeCompare(two.until ?? '9999'))
  if (open.length === 0)
    return (
      <p className="e-empty">
        Não há campanhas a decorrer. <a href="/tv-net-voz/simular">Pede propostas para a tua morada</a>.
      </p>
    )
  return (
    <LinkTiles
      items={open.map(({ path, title, description, until }) => ({
        path,
        title,
        description: until ? `${description} Até ${formatDatePt(until)}.` : description,
      }))}
    />
  )
}
