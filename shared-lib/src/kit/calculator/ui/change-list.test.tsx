import { fireEvent, render, screen } from '@testing-library/react'
import { ChangeList } from './change-list'

const onChange = jest.fn()
const link = () => {
  onChange.mockClear()
  render(
    <ChangeList
      of="paid"
      hrefWith={() => '#other'}
      onChange={onChange}
      changes={[{ key: 'a', label: 'Com mais um', inputs: { count: '1' }, difference: 100 }]}
    />,
  )
  return screen.getByRole('link', { name: 'Com mais um' })
}

it('a plain click changes the inputs in place', () => {
  expect(fireEvent.click(link())).toBe(false)
  expect(onChange).toHaveBeenCalledWith({ count: '1' })
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is the browser’s: another tab or window',
  (keys) => {
    expect(fireEvent.click(link(), keys)).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  },
)
