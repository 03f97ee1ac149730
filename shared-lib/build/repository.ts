import path from 'node:path'

/** This package: shared-lib's own folder, or what a repository installed of it. */
export const sharedLib = path.resolve(import.meta.dirname, '..')

const [installedIn, ...inside] = sharedLib.split(`${path.sep}node_modules${path.sep}`)

/** A team's own repository has it from a registry of packages, compiled. */
export const isInstalled = inside.length > 0

/** Folder of the whole repository whose micro-frontends are built. */
export const root = isInstalled && installedIn ? installedIn : path.dirname(sharedLib)

/** Ending of the package's own scripts. */
export const ending = isInstalled ? '.js' : '.ts'
