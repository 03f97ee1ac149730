/**
 * Operators by the code that leads carry. The codes are the site's own and no public list explains them: the
 * names are read off the codes. An operator without a code is `other`.
 */
export const providerNames: Readonly<Record<string, string>> = {
  MEOX: 'MEO',
  NOSX: 'NOS',
  VODA: 'Vodafone',
  NOWO: 'NOWO',
  WOOX: 'WOO',
  LGTX: 'LigaT',
}
