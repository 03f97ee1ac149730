import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eventsOf, widgetEvents } from './widget-events'

const page = readFileSync(path.join(__dirname, '../../../docs/contracts/events.md'), 'utf8')

it('gives a contract the fields of the events that it names', () => {
  expect(eventsOf('offer-chosen', 'step')).toEqual({
    'offer-chosen': { vertical: 'text', offer: 'text' },
    step: widgetEvents.step,
  })
  expect(eventsOf()).toEqual({})
})

it.each(Object.entries(widgetEvents))(
  'qp:%s is listed in the public contract with its fields',
  (name, fields) => {
    const [, detail = ''] =
      /^\| `qp:[^|]+\| ([^|]+) \|/.exec(
        page.split('\n').find((line) => line.startsWith(`| \`qp:${name}\` |`)) ?? '',
      ) ?? []
    const told = [...detail.matchAll(/`(\w+)`/g)].map(([, field]) => field)
    // `campaign` is sent by the form of a campaign alone.
    expect(told.filter((field) => field !== 'campaign' && field !== 'other' && field !== 'none')).toEqual(
      Object.keys(fields),
    )
  },
)
