import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders of a micro-frontend that hold its parts, so that no product may have their names. */
export const partNames = ['calculators', 'data', 'fields', 'page', 'rules', 'testing']

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
        .sort()
    : []

/**
 * Every folder of that name in a workspace: its own (`mf-energy/src/page/widgets`) and those of its products
 * (`mf-credit/src/home-loan/page/widgets`). Absolute where `workspace` is.
 */
export function partFolders(workspace: string, part: string): string[] {
  const source = path.join(workspace, 'src')
  return [source, ...foldersIn(source)]
    .map((folder) => path.join(folder, part))
    .filter((one) => existsSync(one))
}

/** The folders of all widgets of a workspace; each is named after its tag, without `qp-`. */
export const widgetFolders = (workspace: string): string[] =>
  partFolders(workspace, 'page/widgets').flatMap(foldersIn)
