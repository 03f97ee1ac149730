/** Marks the step whose form was sent: separates "not yet answered" from "sent empty" when there is no script. */
export const sentParameter = 'enviado'
