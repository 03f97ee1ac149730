/** Of a widget that is not live yet, and not one that holds what no address may. */
export const plainForm = '[data-slot]:not([data-awake]) form:not([method=post])'
