/** A branch of a river: where it leaves the source and where it arrives, in px from the top. */
interface Branch {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

interface River {
  readonly height: number
  readonly branches: readonly Branch[]
}

/** Heights in px: of the whole source, of the room that the words of a branch need, and between two of them. */
const [whole, words, gap] = [180, 40, 6]

/** Shares of one amount as a river that branches: each as wide as its share, with room for its words however thin. */
export function riverOf(amounts: readonly number[]): River {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const widths = amounts.map((amount) => (amount / total) * whole)
  const rooms = widths.map((width) => Math.max(width, words))
  const height = rooms.reduce((sum, room) => sum + room, gap * (rooms.length - 1))
  let left = (height - whole) / 2
  let right = 0
  const branches = widths.map((width, at): Branch => {
    const room = rooms[at] ?? width
    const from = [left, left + width] as const
    const start = right + (room - width) / 2
    left += width
    right += room + gap
    return { from, to: [start, start + width] }
  })
  return { height, branches }
}

/** The outline of a branch between two heights, in a drawing 100 wide. */
export const branchPath = ({ from: [a, b], to: [c, d] }: Branch): string =>
  `M0 ${a.toFixed(1)}C50 ${a.toFixed(1)} 50 ${c.toFixed(1)} 100 ${c.toFixed(1)}V${d.toFixed(1)}C50 ${d.toFixed(1)} 50 ${b.toFixed(1)} 0 ${b.toFixed(1)}Z`
