import type { IsoDate } from '../../src/rules/dates/iso-date'
import type { Download } from './download'

/** A file as its import reads it. */
interface FetchedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface Fetched {
  readonly files: readonly FetchedFile[]
  /** Further words of the import's command. */
  readonly args?: readonly string[]
}

interface Fetching {
  readonly download: Download
  readonly today: IsoDate
  /** Text of the data file that is held. */
  readonly held: string
}

/** Public data that a command of the project renews: where it comes from, and what its import reads. */
export interface Source {
  /** `npm run fetch -- euribor`. */
  readonly name: string
  readonly publisher: string
  /** Page where the publisher documents the format. */
  readonly docs: string
  /** The data file of the site. */
  readonly target: string
  /** Left out of a run for all where the source of this name was renewed. */
  readonly insteadOf?: string
  /** Throws, in plain words, where the publisher is away or its answer has another shape. */
  fetch(fetching: Fetching): Promise<Fetched>
  /** The import of this data: its words, one line of report at a time, and the exit code. */
  import(args: readonly string[], around: { target: string; today: IsoDate; say(line: string): void }): 0 | 1
}

/** Data that is published as a page only: a run names what to do by hand. */
export interface ByHand {
  readonly name: string
  readonly byHand: string
}
