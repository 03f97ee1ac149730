import { assetsPath } from '../../../src/base/addresses/addresses'
import { ownFiles } from '../../../src/editorial/lint/own-files'
import { readSpace } from '../../stories/story-files'
import { textsIn } from '../../stories/texts-in'

/**
 * Files of the site (`/assets/…`) that stories of a folder name and that no deployed host has: pictures that only the
 * local editor took in. They are missing in another space until they are uploaded there or added to the repository.
 */
export function missingFiles(folder: string, assets: string): readonly string[] {
  const hasFile = ownFiles({ folder: assets })
  const named = readSpace(folder).stories.draft.flatMap(({ full_slug, content }) =>
    textsIn(content)
      .filter((text) => text.startsWith(assetsPath) && !hasFile(text))
      .map((text) => `${full_slug}: ${text}`),
  )
  return [...new Set(named)]
}
