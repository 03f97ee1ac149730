/** An input that people do not see. Its name is no word that a tool fills in, and the marks keep password managers away from it. */
export const trapField = {
  name: 'recado',
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
} as const
