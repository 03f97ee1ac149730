/** Which step's form was sent: tells "not yet answered" from "sent empty" when there is no script. */
export const sentParameter = 'enviado'
