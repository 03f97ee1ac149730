/** What each command is called with, by the last two parts of its file. */
export const usages: Readonly<Record<string, string>>
export function commandOf(file?: string): string
export function answerOrRun(command: string, words: readonly string[]): void
