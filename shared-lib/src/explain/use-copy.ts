import { useState } from 'react'

interface CopyWords {
  /** Said once the text is where it can be pasted from. */
  readonly copied: string
  /** Said where the browser refuses: what the visitor does instead. */
  readonly refused: string
}

/** Copies a text; what is said of it stands beside the button. */
export function useCopy(text: string, { copied, refused }: CopyWords) {
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell(copied)
    } catch {
      tell(refused)
    }
  }
  return [told, copy] as const
}
