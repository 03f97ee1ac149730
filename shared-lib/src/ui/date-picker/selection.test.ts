import fc from 'fast-check'
import { clear, intersects, isSelectable, ordered, selectDate, selectRange } from './selection'

const day = fc.integer({ min: 1, max: 30 }).map((at) => `2026-11-${String(at).padStart(2, '0')}`)
const disabledRanges = [{ start: '2026-11-10', end: '2026-11-12' }]
const previous = { start: '2026-11-01', end: '2026-11-03' }

describe('a range', () => {
  it('is put in order when drawn backwards', () => {
    expect(ordered({ start: '2026-11-09', end: '2026-11-02' })).toEqual({
      start: '2026-11-02',
      end: '2026-11-09',
    })
    fc.assert(
      fc.property(day, day, (start, end) => ordered({ start, end }).start <= ordered({ start, end }).end),
    )
  })

  it.each([
    { start: '2026-11-08', end: '2026-11-09', hit: false, why: 'ends the day before' },
    { start: '2026-11-08', end: '2026-11-10', hit: true, why: 'ends on the first day' },
    { start: '2026-11-12', end: '2026-11-15', hit: true, why: 'starts on the last day' },
    { start: '2026-11-13', end: '2026-11-15', hit: false, why: 'starts the day after' },
    { start: '2026-11-01', end: '2026-11-30', hit: true, why: 'covers it' },
    { start: '2026-11-11', end: '2026-11-11', hit: true, why: 'lies inside' },
  ])('$start to $end meets 10 to 12: $hit ($why)', ({ start, end, hit }) => {
    expect(disabledRanges.some((disabled) => intersects({ start, end }, disabled))).toBe(hit)
    expect(isSelectable({ start, end }, { disabledRanges })).toBe(!hit)
  })

  it('stays between min and max, both included', () => {
    const rules = { min: '2026-11-05', max: '2026-11-20' }
    expect(isSelectable({ start: '2026-11-05', end: '2026-11-20' }, rules)).toBe(true)
    expect(isSelectable({ start: '2026-11-04', end: '2026-11-20' }, rules)).toBe(false)
    expect(isSelectable({ start: '2026-11-05', end: '2026-11-21' }, rules)).toBe(false)
  })

  it('understands a disabled range written backwards', () =>
    expect(
      isSelectable(
        { start: '2026-11-11', end: '2026-11-11' },
        { disabledRanges: [{ start: '2026-11-12', end: '2026-11-10' }] },
      ),
    ).toBe(false))
})

describe('selecting', () => {
  it('takes a range in order, and reverts to the previous one when it meets a disabled day', () => {
    expect(selectRange(previous, { start: '2026-11-09', end: '2026-11-05' }, { disabledRanges })).toEqual({
      start: '2026-11-05',
      end: '2026-11-09',
    })
    expect(selectRange(previous, { start: '2026-11-09', end: '2026-11-15' }, { disabledRanges })).toBe(
      previous,
    )
  })

  it('clears, unless required', () => {
    expect(selectRange(previous, undefined, {})).toBeUndefined()
    expect(selectRange(previous, undefined, { required: true })).toBe(previous)
    expect(clear('2026-11-02', { required: true })).toBe('2026-11-02')
  })

  it('clears a single date chosen again, unless required', () => {
    expect(selectDate('2026-11-02', '2026-11-02', {})).toBeUndefined()
    expect(selectDate('2026-11-02', '2026-11-02', { required: true })).toBe('2026-11-02')
    expect(selectDate('2026-11-02', '2026-11-05', { required: true })).toBe('2026-11-05')
    expect(selectDate('2026-11-02', '2026-11-11', { disabledRanges })).toBe('2026-11-02')
  })
})
