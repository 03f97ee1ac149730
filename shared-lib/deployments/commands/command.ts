/** Runs a command of the terminal: an error becomes one line with the reason, and exit code 1. */
export async function command(name: string, work: (words: string[]) => Promise<void>) {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    console.error(`${name} refused: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

/** `10`, `10%` or `0.5`: above 0 and at most 100. Undefined for anything else. */
export function percentageOf(text: string | undefined): number | undefined {
  if (!/^\d+(\.\d+)?%?$/.test(text ?? '')) return undefined
  const percentage = Number.parseFloat(text ?? '')
  return percentage > 0 && percentage <= 100 ? percentage : undefined
}
