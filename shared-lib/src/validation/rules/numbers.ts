/** A number that can be computed with: text, NaN and infinities are not. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** Above a limit, the limit itself excluded. */
export const isMoreThan = (value: unknown, limit: number): boolean => isNumber(value) && value > limit

/** Below a limit, the limit itself excluded. */
export const isLessThan = (value: unknown, limit: number): boolean => isNumber(value) && value < limit

/** At least a limit, the limit itself included. */
export const isAtLeast = (value: unknown, limit: number): boolean => isNumber(value) && value >= limit

/** At most a limit, the limit itself included. */
export const isAtMost = (value: unknown, limit: number): boolean => isNumber(value) && value <= limit
