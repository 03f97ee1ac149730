/** Whatever a test puts in here is ended after it, one after the other. */
export function endsAfterEach() {
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  return ends
}
