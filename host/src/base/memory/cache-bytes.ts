const mebibyte = 1024 * 1024

/**
 * Bytes that each cache of a host may hold. Together they remain after a storm of requests: a host with a worker for
 * each micro-frontend takes some 200 MiB, and is promised to stay below 300.
 */
export const cacheBytes = {
  pages: 32 * mebibyte,
  sharedPages: 4 * mebibyte,
  files: 16 * mebibyte,
  images: 12 * mebibyte,
  shareImages: 4 * mebibyte,
  slots: 8 * mebibyte,
  lastGoodSlots: 4 * mebibyte,
  slotData: 4 * mebibyte,
  tagData: 4 * mebibyte,
  firstStyles: 2 * mebibyte,
  stories: 8 * mebibyte,
} as const

/** Bytes of a text in memory: two for each character as soon as one of them is no Latin letter, such as "€". */
export const textBytes = (text: string) => text.length * 2

/** Bytes of a value that JSON can write, about. */
export const valueBytes = (value: unknown) => textBytes(JSON.stringify(value) ?? '')
