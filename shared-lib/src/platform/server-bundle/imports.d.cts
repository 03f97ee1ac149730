/** Whether a script imports anything while it runs. Errs towards yes. */
export function hasImports(text: string): boolean
