/** The answer is not what the publisher documents: it goes no further. */
export const changedShape = (what: string) => new Error(`the answer has another shape: ${what}`)
