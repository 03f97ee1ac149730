import { renderToStaticMarkup } from 'react-dom/server'
import { Drawn, drawingNamed, iconSheet } from './icons'

const shown = (name: string) => renderToStaticMarkup(<Drawn name={drawingNamed(name) ?? 'help'} size={26} />)

it.each(['zap', 'arrow', 'receipt'])('shows %s out of the sheet, and keeps its room until then', (name) => {
  const use = `<use href="${iconSheet.path}#${name}"></use>`
  expect(shown(name)).toBe(`<svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">${use}</svg>`)
  expect(iconSheet.text).toContain(` id="${name}"`)
})

it('knows no drawing that is not in it', () => {
  for (const name of ['nada', 'constructor', undefined, 3]) expect(drawingNamed(name)).toBeUndefined()
})
