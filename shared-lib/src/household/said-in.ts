/** Where something was said, in words: `Simulação de energia` → `na simulação de energia`. */
export const saidIn = (source: string) =>
  source.startsWith('Simulação') ? `na s${source.slice(1)}` : `em «${source}»`
