import type { Deployment } from 'shared-lib/contract/deployment'
import { offerSchema } from 'shared-lib/import/catalogue-schema'
import type { Block, Story } from '../../content/source/story'
import { followOffers } from './follow-offers'

const deploymentOf = (offers?: Deployment['offers']) => ({ name: 'mf-a', offers }) as unknown as Deployment
const schema = offerSchema({ eur: { type: 'number' } })
const sample = deploymentOf({ sample: { title: 'Amostra', schema } })
const offer = (change: object = {}): Block => ({
  component: 'offer-sample',
  id: 'partner-one',
  asOf: '2026-11-20',
  until: '2026-12-31',
  sourceTitle: 'Tabela',
  confidence: 'A',
  eur: '5',
  ...change,
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

function following(...offers: readonly Block[]) {
  const space: { offers: readonly Block[]; limits: readonly Block[]; down: boolean } = {
    offers,
    limits: [],
    down: false,
  }
  let changed = () => {}
  const log = jest.fn()
  const story = async (slug: string) => {
    if (space.down) throw new Error('the content service is down')
    const kept = slug === 'config/limits' ? space.limits : space.offers
    return { full_slug: slug, content: { component: 'partner-offers', offers: kept } } as unknown as Story
  }
  const onChange = (listener: (version: number) => void) => {
    changed = () => listener(2)
    return () => {}
  }
  const follow = followOffers({ story, onChange }, log)
  return {
    ...follow,
    log,
    async publish(change: Partial<typeof space>) {
      Object.assign(space, change)
      changed()
      await settled()
    },
  }
}

it('brings what editors keep to deployments that take that kind, and nothing to others', async () => {
  const space = following(offer())
  await space.first
  expect(space.of(sample)).toMatchObject({ offers: { sample: [{ offer: { id: 'partner-one', eur: 5 } }] } })
  const other = deploymentOf({ other: { title: 'Outra', schema: offerSchema({}) } })
  for (const deployment of [deploymentOf(), other]) expect(space.of(deployment)).toEqual({ edition: '' })
  space.stop()
})

it('reads limits from a story of their own', async () => {
  const space = following(offer())
  await space.first
  await space.publish({ limits: [offer({ id: 'limit-one', eur: '7' })] })
  const ids = space.of(sample).offers?.sample?.map(({ offer: { id } }) => id)
  expect(ids).toEqual(['partner-one', 'limit-one'])
  space.stop()
})

it('leaves out what has a fault with one line in the log, however often it is asked', async () => {
  const space = following(offer({ until: '' }), offer({ id: 'partner-two' }))
  await space.first
  for (let time = 0; time < 3; time += 1) expect(space.of(sample).offers?.sample).toHaveLength(1)
  space.of(deploymentOf(sample.offers))
  expect(space.log.mock.calls).toEqual([
    ['config: the block "partner-one" (sample) is left out: until Este campo é obrigatório'],
  ])
  space.stop()
})

it('is another edition after a publication that changed it, and stays when the service is down', async () => {
  const space = following(offer())
  await space.first
  const { edition } = space.of(sample)
  await space.publish({})
  expect(space.of(sample).edition).toBe(edition)
  await space.publish({ offers: [offer({ eur: '6' })] })
  expect(space.of(sample)).toMatchObject({ offers: { sample: [{ offer: { eur: 6 } }] } })
  expect(space.of(sample).edition).not.toBe(edition)
  expect(space.edition()).toBe(2)
  await space.publish({ down: true })
  expect(space.of(sample).offers?.sample).toHaveLength(1)
  expect(space.log).toHaveBeenCalledWith('partner offers not read: the content service is down')
  space.stop()
})
