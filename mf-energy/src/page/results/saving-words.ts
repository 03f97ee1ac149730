import type { CurrentCost } from '../../rules/vocabulary'

/** `da EDP Comercial`; the regulated gas suppliers are named by what they are. */
const ofProvider = (name: string) => (name.startsWith('Comercializador ') ? `do ${name}` : `da ${name}`)

/** Cost that the saving is counted against, in words. */
export const againstWords = ({ origin }: CurrentCost, name: string | undefined) =>
  origin === 'bill'
    ? 'o que pagas hoje'
    : `a tarifa mais barata ${name ? ofProvider(name) : 'da tua comercializadora'}`
