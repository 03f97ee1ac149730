export const __camel__Limits: readonly string[] = [
  'Custos de mudar, como encargos por sair antes do fim de um contrato.',
  'Preços que mudam durante o ano.',
  'Custos que se pagam uma só vez, como os de instalação.',
]
