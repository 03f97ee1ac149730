/**
 * An input that people do not see. Its name is no word that a browser or a password manager fills in, and the marks keep
 * 1Password, LastPass, Bitwarden, Proton Pass and Dashlane away from it.
 */
export const trapField = {
  name: 'recado',
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
} as const
