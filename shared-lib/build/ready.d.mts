/** Why nothing of the repository at `root` can run yet, and what to do; undefined when it can. */
export function notReady(root: string, version?: string): string | undefined
