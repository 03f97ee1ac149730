/**
 * The campaign marks of this page's address as they stand there, for an address that takes its place. What they may say is
 * checked wherever they leave the page (shared-lib/campaign), which costs more script than a first step has.
 */
export const marksHere = () =>
  location.search
    .slice(1)
    .split('&')
    .filter((one) => /^(utm_|gclid=)/.test(one))
    .join('&')
