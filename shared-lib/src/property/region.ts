/** Where a home lies, as tax law tells places apart. */
export type Region = 'mainland' | 'azores' | 'madeira'
