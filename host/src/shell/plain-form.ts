/** Of a widget that is not live yet, without forms whose values must not be in an address. */
export const plainForm = '[data-slot]:not([data-awake]) form:not([method=post])'
