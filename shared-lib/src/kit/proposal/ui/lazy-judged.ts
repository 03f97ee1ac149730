let loaded: typeof import('./judged-part') | undefined

/** What a verdict is drawn with; undefined until it was loaded. */
export const judgedPart = () => loaded?.JudgedPart

/** A chunk of its own: the form is lighter without it. */
export async function loadJudgedPart(): Promise<void> {
  loaded ??= await import(/* webpackChunkName: "proposal-verdict" */ './judged-part')
}
