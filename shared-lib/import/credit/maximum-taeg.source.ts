import type { ByHand } from '../fetch/source'

/** The Banco de Portugal publishes the ceilings as a page and an instruction, in no format for programs. */
export const source: ByHand = {
  name: 'taeg',
  byHand:
    'read the ceilings of the next quarter at https://clientebancario.bportugal.pt/ and run npm run import:taeg -- <file.csv>',
}
