/** Questions for every insurer, in the same words: only then can answers be compared. */
export const briefQuestions: readonly string[] = [
  'Quanto pago no ano, com impostos, de uma vez? E todos os meses?',
  'Que franquia tem cada cobertura?',
  'O valor do veículo fica fixo no ano ou é o do dia do acidente?',
  'Quantos dias de veículo de substituição tenho, de que classe, e também em avaria?',
  'O que acontece ao desconto depois de um acidente sem culpa?',
  'Em que oficinas posso reparar?',
  'Quem pode conduzir?',
]
