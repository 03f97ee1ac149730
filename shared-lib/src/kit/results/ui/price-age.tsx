import layout from '../../styles/layout.module.css'

/** Words as a line of its own. */
export const sentence = (words: string) => words[0]?.toUpperCase() + words.slice(1)

/** How old the prices are, right above the first of them: `Preços de junho, há 5 meses`. */
export const PriceAge = ({ words }: { words: string }) => <p className={layout.small}>{sentence(words)}</p>
