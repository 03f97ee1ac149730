import path from 'node:path'

/** Where the local editor puts the pictures that it takes in, below `/assets/`. */
export const uploadsPath = 'enviadas/'

export interface AssetFolders {
  /** Files that come with the site: `host/content/assets`. */
  readonly folder: string
  /** Folder that holds `enviadas/`, next to the local editor's files; undefined without uploads. */
  readonly uploads?: string | undefined
}

export const assetFolders = (config: {
  readonly hostFolder: string
  readonly uploads?: string | undefined
}): AssetFolders => ({ folder: path.join(config.hostFolder, 'content/assets'), uploads: config.uploads })

/** The folder below which a file is looked for, by its path after `/assets/`. */
export const folderOf = ({ folder, uploads }: AssetFolders, relative: string): string =>
  uploads !== undefined && path.normalize(`/${relative}`).startsWith(`/${uploadsPath}`) ? uploads : folder
