/** Longest wait for a finger or a key to lift, in ms: one that lifts outside the window may fire no event. */
const longest = 10_000

/** How long after it has lifted its click may come, in ms: of a finger it is an event of its own, of a drag there is none. */
const clickWithin = 100

let press = Promise.resolve()
let finish = () => {}

function begin() {
  press = new Promise((end) => {
    finish = end
    setTimeout(end, longest)
  })
}
const end = () => setTimeout(finish) // after all other listeners

const hear = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, { capture: true, passive: true })

hear('pointerdown', begin)
hear('keydown', ({ key, repeat }) => key === ' ' && !repeat && begin())
for (const type of ['click', 'keyup', 'pointercancel'] as const) hear(type, end)
hear('pointerup', () => setTimeout(finish, clickWithin))

/** Resolves when no press is under way. The pressed element must stay until then, or the browser fires no click. */
export const pressEnded = () => press
