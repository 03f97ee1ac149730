import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Skeleton } from './skeleton'

it('holds the final size without inline style, which the policy of the site refuses', () => {
  const { container } = render(<Skeleton height={120} width={240} />)
  const box = container.firstElementChild
  expect(box).toHaveAttribute('height', '120')
  expect(box).toHaveAttribute('width', '240')
  expect(box).not.toHaveAttribute('style')
  expect(box).toHaveAttribute('aria-hidden', 'true')
})
