interface StartCheckParts {
  /** Why the site may not open; rejects while the content service is away. */
  readonly faults: () => Promise<readonly string[]>
  /** The content is away: reported once, retried until it is back. */
  readonly away: (cause: unknown) => void
  /** Found when the content came back: the site is open by then, and must close. */
  readonly refuse: (faults: readonly string[]) => void
  /** Between two attempts. */
  readonly everyMs?: number
}

/**
 * Faults that keep the site closed, now. Without content they are unknown, and no page is served either: none then, and
 * the check is repeated until the content answers.
 */
export async function startCheck({
  faults,
  away,
  refuse,
  everyMs = 5_000,
}: StartCheckParts): Promise<readonly string[]> {
  const again = () => {
    setTimeout(() => {
      faults().then((found) => found.length > 0 && refuse(found), again)
    }, everyMs).unref()
  }
  try {
    return await faults()
  } catch (cause) {
    away(cause)
    again()
    return []
  }
}
