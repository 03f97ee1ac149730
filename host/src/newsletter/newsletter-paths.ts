/** Addresses of the newsletter's pages. Those with a token are secrets: `redactUrl` hides them. */
export const newsletterPath = '/newsletter'
export const thanksPath = `${newsletterPath}/obrigado`
export const confirmedPath = `${newsletterPath}/confirmada`
export const leftPath = `${newsletterPath}/cancelada`
export const confirmPath = (token: string) => `${newsletterPath}/confirmar/${token}`
export const leavePath = (token: string) => `${newsletterPath}/sair/${token}`
export const addPath = '/api/blog/newsletter/add'
