import { statSync } from 'node:fs'
import path from 'node:path'
import { assetsPath } from '../../base/addresses/addresses'
import { type AssetFolders, folderOf } from '../../content/images/asset-folders'
import { decoded } from '../../content/source/links'

/**
 * Checks whether one of the site's own files exists, by its path in an address: `/assets/partilha.png`. Files of a
 * Storyblok space have absolute addresses elsewhere and are never checked.
 */
export const ownFiles =
  (folders: AssetFolders) =>
  (address: string): boolean => {
    // Taken as below the root first, so that no `..` leads out of the folder.
    const relative = path.normalize(`/${decoded(address.slice(assetsPath.length))}`)
    try {
      return statSync(path.join(folderOf(folders, relative), relative)).isFile()
    } catch {
      return false
    }
  }
