import type { Bridge } from './bridge'

const picked = 'data-qp-picked'
const hovered = 'data-qp-hovered'

const blockAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-blok-c]') : null

const blockOf = (storyId: number | string, componentId: string) =>
  document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${componentId}`)}"]`)

function markOnly(attribute: string, block: Element | null) {
  for (const one of document.querySelectorAll(`[${attribute}]`))
    if (one !== block) one.removeAttribute(attribute)
  block?.setAttribute(attribute, '')
}

const isInView = (block: Element) => {
  const { top, bottom } = block.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Outlines around blocks: one under the pointer, one that the editor has open. */
export function createOutlines(bridge: Bridge) {
  const pick = (block: Element | null) => {
    markOnly(picked, block)
    if (block && !isInView(block)) block.scrollIntoView({ block: 'center' })
  }
  const tell = (block: Element) => {
    pick(block)
    bridge.say({ action: 'edit', dataC: JSON.parse(block.getAttribute('data-blok-c') ?? '{}') })
  }

  document.addEventListener('pointerover', ({ target }) => markOnly(hovered, blockAt(target)))
  document.documentElement.addEventListener('pointerleave', () => markOnly(hovered, null))
  // A first click opens the block in the editor; on the block that is open, links and buttons work.
  document.addEventListener(
    'click',
    (event) => {
      const block = blockAt(event.target)
      if (!block || block.hasAttribute(picked)) return
      event.preventDefault()
      event.stopPropagation()
      tell(block)
    },
    true,
  )

  return {
    pick: (storyId: number | string, componentId: string) => pick(blockOf(storyId, componentId)),
    hover: (storyId: number | string, componentId: string) =>
      markOnly(hovered, blockOf(storyId, componentId)),
    none: () => pick(null),
    /** By keyboard: arrows go from block to block, Enter opens one in the editor, Escape ends it. */
    walk(button: HTMLButtonElement) {
      const blocks = () => [...document.querySelectorAll('[data-blok-c]')]
      button.hidden = false
      button.addEventListener('keydown', (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        const all = blocks()
        const at = all.findIndex((one) => one.hasAttribute(hovered))
        if (step !== undefined) {
          event.preventDefault()
          const next = all[Math.min(Math.max(at + step, 0), all.length - 1)]
          markOnly(hovered, next ?? null)
          if (next && !isInView(next)) next.scrollIntoView({ block: 'center' })
        }
        if (event.key === 'Enter' && all[at]) {
          event.preventDefault()
          tell(all[at])
        }
        if (event.key === 'Escape') markOnly(hovered, null)
      })
    },
  }
}
