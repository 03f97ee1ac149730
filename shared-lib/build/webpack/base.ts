import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { root } from '../repository'
import swcOptions from '../swc-options.cjs'
import { pureJson } from './pure-json'

/** By its file, since a repository may install this package's dependencies deeper than its own. */
const loader = createRequire(import.meta.url).resolve

const swc: RuleSetRule = { test: /\.tsx?$/, loader: loader('swc-loader'), options: { jsc: swcOptions } }

/** Contracts travel to the browser without their texts for editors, forms without theirs for programs. */
const serverTexts: RuleSetRule = {
  test: [
    /[.-]contract\.[jt]s$|\.(form|fields?)\.[jt]s$|(form-attributes|choice-attribute)\.[jt]s$/,
    // Of a product, alone in its micro-frontend or one of several.
    /[\\/]src[\\/]([\w-]+[\\/])?fields\.[jt]s$/,
  ],
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'server-texts-loader.mjs'),
}

export interface BuildMode {
  readonly development: boolean
}

/** a, b, … z, ba, bb, … */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26))) + String.fromCharCode(97 + (at % 26))

/** The name that is so many-th in a sheet, in letters: a document has each name three times, in its style and its elements. */
function shortName(sheet: string, name: string) {
  const names = new Set([...sheet.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, one]) => one))
  const at = [...names].indexOf(name)
  return at < 0 ? name : letters(at)
}

/**
 * Class names carry a hash of their file's path and text: the server and browser bundles of one build agree, and two
 * versions of a component can share a page without conflicts. While developing they are readable.
 */
const localIdent =
  (development: boolean) =>
  ({ resourcePath }: { resourcePath: string }, _: string, name: string) => {
    const sheet = readFileSync(resourcePath, 'utf8')
    const hash = createHash('sha256')
      .update(path.relative(root, resourcePath))
      .update(sheet)
      .digest('base64url')
      .replace(/[-_]/g, '')
      .slice(0, 5)
    return development ? `${name}-${hash}` : shortName(sheet, name) + hash
  }

const cssLoader = (server: boolean, { development }: BuildMode) => ({
  loader: loader('css-loader'),
  options: {
    modules: {
      auto: true,
      getLocalIdent: localIdent(development),
      exportOnlyLocals: server,
      namedExport: false,
    },
  },
})

/** Or webpack replaces import.meta.url by a file: URL of the build machine. css-loader's own use of it must be replaced. */
const keepImportMeta: RuleSetRule = { test: /\.(tsx?|m?js)$/, parser: { importMeta: false } }

/** `name?file`: a library's own file, copied under its name so that its parts find each other; the import is its address. */
const files: RuleSetRule = {
  resourceQuery: /^\?file$/,
  type: 'asset/resource',
  generator: { filename: 'files/[name][ext]' },
}

/** Fonts and pictures are in the folder of the style sheet that names them. */
const extract = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

const css = (server: boolean, mode: BuildMode): RuleSetRule => ({
  test: /\.css$/,
  use: [...(server ? [] : [extract]), cssLoader(server, mode)],
})

/**
 * Code that only a visitor's press or keystroke loads: the calendar, the place of a tooltip, the HTTP client, the reading of a file. No server ever
 * draws them, and with their libraries they were two thirds of every server bundle.
 */
const withoutHandlers = () =>
  new webpack.IgnorePlugin({
    resourceRegExp: /\/(date-picker\/date-picker|tooltip-bubble|create-http|file-reader)(\.js)?$/,
  })

/** The file that a page loads first of a remote, whatever widget it wants, and the shell's React. */
const libraries = /^(entry|wake)\.js$/

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }

/** A rebuild after an edit compiles that file only. Release builds start from nothing. */
const incremental: Pick<Configuration, 'cache'> = {
  cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache/webpack') },
}

/**
 * Browser side of the shell and of every remote: ES modules, no shared chunks. `named` is what scripts and style sheets are
 * called: a hash in it costs five bytes for each chunk in whatever loads them.
 */
export function browserBase(name: string, folder: string, mode: BuildMode, named = '[name]'): Configuration {
  const { development } = mode
  return {
    name: `${name}:browser`,
    context: folder,
    // Development too: its own mode drops modules of class-validator, and visitors get none of it.
    mode: 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    ...(development && incremental),
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    resolve,
    module: { rules: [keepImportMeta, serverTexts, swc, css(false, mode), files] },
    output: {
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      // Any other spelling than `import` keeps webpack from a table of imports with each chunk's name, which is 0.1 KiB of the shell.
      importFunctionName: 'import ',
      publicPath: 'auto',
      uniqueName: name,
      filename: `${named}.js`,
      chunkFilename: `${named}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // runtime: false: style sheets are linked by the server (or a shadow root), never injected into a document's head.
    plugins: [
      pureJson,
      new MiniCssExtractPlugin({
        filename: `${named}.css`,
        chunkFilename: `${named}.css`,
        runtime: false,
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimize: !development,
      moduleIds: 'deterministic',
      chunkIds: 'named',
      splitChunks: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // A library's own file is no module of ours: its global names must stay.
          exclude: [/^files\//, libraries],
          // Licences are files next to each script (`….LICENSE.txt`) instead of part of it.
          extractComments: { condition: 'some', banner: false },
          minimizerOptions: { module: true, compress: { passes: 3 } },
        }),
        // Slower and no smaller on our own code, but it drops a sixth of a container, which never uses it, and 260 bytes of React.
        new MinimizerPlugin({
          test: libraries,
          minify: MinimizerPlugin.terserMinify,
          minimizerOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}

/** Server side of a remote: one CommonJS file, evaluated in a worker that offers `externals` and nothing else. */
export function serverBase(
  name: string,
  folder: string,
  mode: BuildMode,
  externals: string[],
): Configuration {
  const { development } = mode
  return {
    name: `${name}:server`,
    context: folder,
    mode: 'production',
    devtool: false,
    ...(development && incremental),
    target: 'node20',
    resolve,
    externalsType: 'commonjs',
    externals,
    module: { parser: { javascript: { dynamicImportMode: 'eager' } }, rules: [swc, css(true, mode)] },
    plugins: [withoutHandlers()],
    output: { filename: '[name].[contenthash:8].cjs', library: { type: 'commonjs2' } },
    optimization: { splitChunks: false, moduleIds: 'deterministic', minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
