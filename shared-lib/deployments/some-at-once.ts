/** Works through a list, at most `width` at a time. The first failure is thrown once those under way have ended. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<unknown>,
) {
  const waiting = [...items]
  const failures: unknown[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift())
      await work(item).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failures.length > 0) throw failures[0]
}
