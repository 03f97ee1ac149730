import { dispatchQpEvent, onQpEvent, type QpEvents } from './qp-events'

function shadowButton() {
  const tag = document.createElement('div')
  document.body.append(tag)
  const button = document.createElement('button')
  tag.attachShadow({ mode: 'open' }).append(button)
  return { tag, button }
}

describe('events between micro-frontends', () => {
  afterEach(() => document.body.replaceChildren())

  it('leave a shadow root and reach the document, with their data', () => {
    const { tag, button } = shadowButton()
    const heard: { detail: QpEvents['step']; from: EventTarget | null; type: string }[] = []
    const stop = onQpEvent(document, 'step', (detail, event) =>
      heard.push({ detail, from: event.target, type: event.type }),
    )
    const detail = { vertical: 'energy', step: 'morada', index: 0, of: 8 }
    dispatchQpEvent(button, 'step', detail)
    stop()
    expect(heard).toEqual([{ detail, from: tag, type: 'qp:step' }])
  })

  it('are heard no more once listening stopped', () => {
    const listener = jest.fn()
    const stop = onQpEvent(document, 'loading-start', listener)
    dispatchQpEvent(document, 'loading-start', {})
    stop()
    dispatchQpEvent(document, 'loading-start', {})
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('do not reach listeners of another name', () => {
    const listener = jest.fn()
    const stop = onQpEvent(document, 'loading-end', listener)
    dispatchQpEvent(document, 'loading-start', {})
    stop()
    expect(listener).not.toHaveBeenCalled()
  })

  it('cannot be cancelled: they report what happened', () => {
    const { button } = shadowButton()
    let prevented: boolean | undefined
    const stop = onQpEvent(button, 'lead-submitted', (_, event) => {
      event.preventDefault()
      prevented = event.defaultPrevented
    })
    dispatchQpEvent(button, 'lead-submitted', { vertical: 'energy', reference: 'QP-1' })
    stop()
    expect(prevented).toBe(false)
  })
})
