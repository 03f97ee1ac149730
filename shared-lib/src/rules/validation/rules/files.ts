/** Members of a browser's `File` that the rules need. */
export interface NamedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Bytes in a unit, as the limits of the site count them. */
const bytesPerUnit = { kb: 1000, mb: 1_048_576 } as const
type FileSizeUnit = keyof typeof bytesPerUnit

const defaultExtensions = ['png', 'jpg', 'pdf'] as const

const isFile = (value: unknown): value is NamedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value

const allFiles = (value: unknown, fits: (file: NamedFile) => boolean) => {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value]
  return files.every((file) => isFile(file) && fits(file))
}

/** One file or a list: every name ends in an allowed extension, in any case. */
export const hasAllowedExtension = (
  value: unknown,
  extensions: readonly string[] = defaultExtensions,
): boolean => allFiles(value, ({ name }) => /.\.[^.]+$/.test(name) && extensions.includes(extensionOf(name)))

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** One file or a list: every file is of the limit at most (kb = 1000 bytes, mb = 1 048 576 bytes). */
export const hasAllowedSize = (value: unknown, limit: number, unit: FileSizeUnit): boolean =>
  allFiles(value, ({ size }) => size <= limit * bytesPerUnit[unit])
