/** Changes whenever a word next to a consent box changes; earlier words stay in `consentWords`. */
const wordsOf = '2026-11'

/** `energia-2026-11`: the page and the version of the words next to the boxes. Stored with what the visitor ticked. */
export const consentVersionOf = ({ path }: { readonly path: string }) => `${path.split('/')[1]}-${wordsOf}`

export const termsPath = '/termos-condicoes-gerais'
export const privacyPath = '/politica-privacidade'
export const marketingText = 'Quero receber novidades e dicas de poupança por email e telefone.'
export const contactText = 'Aceito que me liguem e escrevam sobre este pedido, com o que calculei.'
export const friendText = 'O meu amigo sabe que vos dou o contacto dele e aceita que lhe liguem.'
