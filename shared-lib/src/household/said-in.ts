/** Where an answer comes from, in words: `Simulação de energia` → `da simulação de energia`. */
export const saidIn = (source: string) =>
  source.startsWith('Simulação') ? `da s${source.slice(1)}` : `de «${source}»`
