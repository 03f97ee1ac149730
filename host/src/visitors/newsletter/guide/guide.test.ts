import { openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, storedText, temporaryPlace } from '../../../base/database/testing/places'
import { testKey } from '../../leads/testing/lead-server'
import { guideMail } from '../mail/guide-mail'
import { createMailOutbox } from '../mail/mail-outbox'
import { createNewsletterStore } from '../newsletter.store'
import { readGuide } from './new-guide'
import { queueGuide } from './queue-guide'

const guide = { path: '/guias/irs-jovem', title: 'IRS «Jovem» & <tu>', description: 'Quanto poupas.' }
const given = { textVersion: 'newsletter-2026-11' }
const keys = [testKey()] as const

describe.each(databaseKinds)('a new guide, on the %s database', (kind) => {
  it('goes once to each confirmed subscriber, and to no other address', async () => {
    const place = await temporaryPlace(kind)
    const database = await openHostDatabase(place)
    const store = await createNewsletterStore({ database, keys, confirmMs: 3_600_000 })
    const outbox = createMailOutbox({ database, keys })
    for (const name of ['ana', 'rui', 'eva']) await store.subscribe(`${name}@exemplo.pt`, given)
    const asked = [await outbox.take(), await outbox.take(), await outbox.take()]
    const [ana, rui] = ['ana', 'rui'].map((name) => asked.find((mail) => mail?.email.startsWith(name)))
    for (const mail of [ana, rui]) await store.confirm(mail?.confirmToken ?? '')

    expect(await queueGuide({ database, keys }, guide)).toBe(2)
    expect(await storedText(place)).not.toContain('IRS')
    await store.leave(rui?.leaveToken ?? '')
    const due = await outbox.take()
    expect(due).toMatchObject({ email: 'ana@exemplo.pt', guide, leaveToken: ana?.leaveToken })
    if (due) await outbox.delivered(due)
    expect(await outbox.take()).toBeUndefined()
    expect(await queueGuide({ database, keys }, guide)).toBe(0)
    expect(await queueGuide({ database, keys }, { ...guide, path: '/guias/imi' })).toBe(1)
    await database.destroy()
  })
})

it('has the words of the page, escaped, and a way to leave', () => {
  const due = { id: '1', attempt: 1, email: 'ana@exemplo.pt', confirmToken: '', leaveToken: 'l' }
  const mail = guideMail(due, guide, { siteName: 'QP', origin: 'https://qp.example' })
  expect(mail).toMatchObject({ to: 'ana@exemplo.pt', subject: guide.title })
  expect(mail.text).toContain('https://qp.example/guias/irs-jovem')
  expect(mail.html).toContain('IRS «Jovem» &amp; &lt;tu&gt;')
  for (const form of [mail.text, mail.html]) expect(form).toContain(mail.leaveUrl)
})

describe('what is read of a page', () => {
  const head = (type: string) =>
    `<meta property="og:type" content="${type}"><meta property="og:title" content="Luz &amp; g&quot;ás"><meta property="og:description" content="D">`
  const asked = (html: string, status = 200) => {
    const answer = async () => new Response(html, { status })
    return readGuide('https://qp.example', '/guias/luz', answer as typeof fetch)
  }

  it('is what its visitors find there', async () =>
    expect(await asked(head('article'))).toEqual({
      path: '/guias/luz',
      title: 'Luz & g"ás',
      description: 'D',
    }))

  it.each([
    [head('website'), 200],
    [head('article'), 404],
    ['', 200],
  ])('is refused for a page that is no published article', async (html, status) =>
    expect(asked(html, status)).rejects.toThrow('/guias/luz is no published article'),
  )
})
