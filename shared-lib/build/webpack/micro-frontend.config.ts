import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { widgetFolders } from '../product-folders'
import { root } from '../repository'
import { type BuildMode, browserBase, serverBase } from './base'
import { serverExternals, sharedByRemotes } from './shared-libraries'

interface WidgetSource {
  /** `qp-energy-funnel`, from the folder's name. */
  readonly tag: string
  readonly file: string
}

/** The widgets of a micro-frontend by folder convention: `page/widgets/<name>/<name>.widget.tsx` is `qp-<name>`. */
const widgetSources = (folder: string): WidgetSource[] =>
  widgetFolders(folder).map((own) => {
    const name = path.basename(own)
    return { tag: `qp-${name}`, file: path.join(own, `${name}.widget.tsx`) }
  })

/** Writes the server bundle's entry: the definition and all its views behind the `ServerBundle` interface. */
function serverEntry(name: string, folder: string, widgets: WidgetSource[]) {
  const lines = [
    `import { createServerBundle } from 'shared-lib/platform/server-bundle/create-server-bundle'`,
    `import definition from ${JSON.stringify(path.join(folder, 'src/micro-frontend'))}`,
    ...widgets.map(({ file }, at) => `import widget${at} from ${JSON.stringify(file)}`),
    `export const { describe, render, validateLead, calculate, tagData } = createServerBundle(definition, [${widgets.map((_, at) => `widget${at}`)}])`,
  ]
  const file = path.join(root, '.cache/build', `${name}.server-entry.ts`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/**
 * The one configuration of all micro-frontends: [browser federation container, server bundle] written under `out`. Its files
 * need no hashes in their names: the version is in their address, and a published version never changes.
 */
export function microFrontendConfigs(name: string, out: string, mode: BuildMode): Configuration[] {
  const folder = path.join(root, name)
  const widgets = widgetSources(folder)
  const browser = browserBase(name, folder, mode)
  const server = serverBase(name, folder, mode, serverExternals)
  const exposes = Object.fromEntries(
    widgets.map(({ tag, file }) => [`./${tag}`, { import: file, name: tag }]),
  )
  return [
    {
      ...browser,
      entry: {},
      output: { ...browser.output, path: path.join(out, 'browser') },
      plugins: [
        ...(browser.plugins ?? []),
        new webpack.container.ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          library: { type: 'module' },
          filename: 'entry.js',
          exposes,
          shared: sharedByRemotes,
        }),
      ],
    },
    {
      ...server,
      entry: { [name]: serverEntry(name, folder, widgets) },
      output: { ...server.output, path: path.join(out, 'server') },
    },
  ]
}
