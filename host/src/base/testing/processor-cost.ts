/** Processor time of some work in µs, which other work on the machine does not count to: the least of some turns. */
export function processorCost(work: () => unknown, turns = 5) {
  const costs = Array.from({ length: turns }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...costs)
}
