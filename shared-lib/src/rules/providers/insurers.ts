/** Insurers of cars by a code of ours: those named in our sources about the market in November 2026. Not every one. */
export const insurerNames: Readonly<Record<string, string>> = {
  ageas: 'Ageas',
  allianz: 'Allianz Portugal',
  caravela: 'Caravela',
  fidelidade: 'Fidelidade',
  tranquilidade: 'Generali Tranquilidade',
  logo: 'Logo',
  lusitania: 'Lusitania',
  ok: 'Ok!',
  victoria: 'Victoria',
}
