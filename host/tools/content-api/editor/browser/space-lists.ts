import { useState } from 'react'
import { type BlockType, listStories, readBlocks, type StoryLine } from './space'

/** The stories and block types of the space, as they were last read. */
export function useSpaceLists(failed: (error: unknown) => void) {
  const [stories, setStories] = useState<readonly StoryLine[]>([])
  const [blocks, setBlocks] = useState<ReadonlyMap<string, BlockType>>(new Map())

  async function loadStories(): Promise<readonly StoryLine[]> {
    const list = await listStories()
    setStories(list)
    return list
  }
  return {
    stories,
    blocks,
    loadStories,
    loadBlocks: () =>
      readBlocks().then((list) => setBlocks(new Map(list.map((block) => [block.name, block]))), failed),
    replace: (story: StoryLine) =>
      setStories((list) => list.map((one) => (one.id === story.id ? story : one))),
    add: (story: StoryLine) => setStories((list) => [...list, story]),
  }
}
