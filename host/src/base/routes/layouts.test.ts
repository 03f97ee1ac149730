import { layouts } from 'shared-lib/contract/define-micro-frontend'
import { frameOf, isLayout } from './layouts'

it('every layout of the product has a frame', () => {
  for (const layout of layouts) expect(frameOf(layout)).toHaveProperty('header')
  expect(frameOf('no-header-footer')).toEqual({ header: 'none', footer: 'none' })
  expect(frameOf('no-header-redux-footer')).toEqual({ header: 'none', footer: 'reduced' })
  expect(frameOf('no-navigation').header).toBe('reduced')
})

it('a name that is no layout is refused where it was written', () => {
  expect(isLayout('inexistente')).toBe(false)
  expect(() => frameOf('inexistente')).toThrow('Unknown layout "inexistente"')
})
