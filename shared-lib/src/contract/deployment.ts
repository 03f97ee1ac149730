import type { PublishedFigure } from '../rules/dated/published-figure'
import type { AttributeSpecs } from './attributes'
import type { CalculatorDescription, LeadField, RouteDefinition } from './define-micro-frontend'
import type { WidgetContract } from './define-widget'
import type { OfferKind } from './partner-offers'

/** Raised when the shell and a deployment no longer understand each other. */
export const shellContract = 1

interface ShellRange {
  readonly min: number
  readonly max: number
}

/** Contracts that a shell serves: its own, and the one before while teams move at their own pace. */
export const shellWindow: ShellRange = { min: Math.max(1, shellContract - 1), max: shellContract }

export const understands = (shell: ShellRange, build: ShellRange) =>
  build.min <= shell.max && build.max >= shell.min

export const rangeText = ({ min, max }: ShellRange) => (min === max ? `${min}` : `${min}–${max}`)

/** A widget's contract plus the browser files its first paint and first step need, relative to `browser/`. */
export interface DeployedWidget extends WidgetContract<AttributeSpecs> {
  readonly preload: {
    readonly scripts: readonly string[]
    /** Scripts that it may open after its first paint; missing in older deployments. */
    readonly later?: readonly string[]
    readonly styles: readonly string[]
  }
}

export interface DeployedFile {
  /** Path inside the deployment folder, `/` separated. */
  readonly path: string
  readonly bytes: number
  /** Size as it travels, gzip level 9: of browser scripts and style sheets. Missing in older deployments. */
  readonly gzip?: number
  /** Hex SHA-256 of the file. */
  readonly sha256: string
  /** `sha256-…`, for browser files: what the import map and preloads print. */
  readonly integrity?: string
}

/** `deployment.json`: everything the host reads about a version of a micro-frontend. */
export interface Deployment {
  readonly name: `mf-${string}`
  readonly version: string
  readonly commit: string
  /** ISO time. */
  readonly builtAt: string
  readonly owner: string
  /** Shell contract range the bundle was built for. */
  readonly shell: ShellRange
  /** Federation container, relative to `browser/`. */
  readonly entry: string
  /** CommonJS bundle, relative to the folder. */
  readonly server: string
  readonly routes: readonly RouteDefinition[]
  readonly widgets: readonly DeployedWidget[]
  /** Verticals whose leads it validates. */
  readonly leads: readonly string[]
  /** Fields of each of those leads; missing in older deployments, and for verticals that do not declare them. */
  readonly leadFields?: Readonly<Record<string, readonly LeadField[]>>
  /** Missing in deployments built before there were any. */
  readonly calculators?: Readonly<Record<string, CalculatorDescription>>
  /** Tags that need data of the server on any page; missing in older deployments. */
  readonly tagData?: readonly string[]
  /** Missing in older deployments. */
  readonly figures?: readonly PublishedFigure[]
  /** Kinds of offers that editors keep for it; missing in older deployments. */
  readonly offers?: Readonly<Record<string, OfferKind>>
  readonly files: readonly DeployedFile[]
}

/** One line of the registry: which version of a name is served. */
export interface RegistryEntry {
  readonly current: string
  readonly lastGood?: string
  readonly canary?: {
    readonly version: string
    /** Of the visitors: above 0, below 100. */
    readonly percentage: number
    /** ISO time. */
    readonly since: string
  }
  /** Versions the host itself took out of service, newest first. */
  readonly demoted?: readonly { readonly version: string; readonly at: string; readonly reason: string }[]
  /** ISO time at which versions that are served no longer left service. */
  readonly left?: Readonly<Record<string, string>>
  /** Versions whose files are being removed: nothing may point at them any more. */
  readonly removing?: readonly string[]
}

/** A running host's report about itself, for the result of a deployment. */
export interface HostReport {
  /** Machine and process. */
  readonly host: string
  /** Shell contracts that it serves. */
  readonly shell: ShellRange
  /** Of the registry that it follows. */
  readonly revision: number
  /** Versions that it gives to visitors, by name. */
  readonly serving: Readonly<Record<string, readonly string[]>>
  /** Reason, by name, for serving another version than the registry's. */
  readonly refused: Readonly<Record<string, string>>
}

/** One change of the registry: author, version and time. */
export interface Switch {
  /** ISO time. */
  readonly at: string
  readonly by: string
  readonly action: 'deploy' | 'rollback' | 'canary' | 'promote' | 'stop' | 'demote' | 'collect'
  readonly name: string
  readonly version: string
  readonly note?: string
}

/** `registry.json`. `revision` grows by one with every switch (compare-and-swap). */
export interface Registry {
  readonly revision: number
  readonly entries: Readonly<Record<string, RegistryEntry>>
  /** Newest first, at most 100. */
  readonly flips?: readonly Switch[]
}
