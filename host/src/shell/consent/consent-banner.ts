/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')
