import { answer } from '../api-answer'
import type { Resource } from './management-call'

/**
 * `…/assets` and `…/asset_folders`: the local space has none, because stories name files that the site serves itself.
 * The editor sends pictures to an address of its own (`editor/uploads.ts`). https://www.storyblok.com/docs/api/management/assets (read 2026-11-22)
 */
export const assetsResource: Resource = {
  list: () => answer({ assets: [] }, { total: '0', 'per-page': '25' }),
}

export const assetFoldersResource: Resource = { list: () => answer({ asset_folders: [] }) }
