/** Changes whenever a word beside a consent box changes. */
const wordsOf = '2026-11'

/** `energia-2026-11`: which words stood beside the boxes, and where. Stored with what the visitor ticked. */
export const consentVersionOf = ({ path }: { readonly path: string }) => `${path.split('/')[1]}-${wordsOf}`

export const termsPath = '/termos-condicoes-gerais'
export const privacyPath = '/politica-privacidade'
export const marketingText = 'Quero receber novidades e dicas de poupança por email e telefone.'
