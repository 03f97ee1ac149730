/** Changes whenever a word beside a consent box changes: it is stored with what the visitor ticked. */
export const consentVersion = 'energia-2026-11'

export const termsPath = '/termos-condicoes-gerais'
export const privacyPath = '/politica-privacidade'
export const marketingText = 'Quero receber novidades e dicas de poupança por email e telefone.'
