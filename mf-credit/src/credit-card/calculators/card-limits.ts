/** Limit common to all card calculators. */
export const cardLimits: readonly string[] = [
  'Os contratos contam os dias certos de cada mês; aqui cada mês é um doze avos do ano.',
  'O imposto do selo incide sobre a média dos saldos diários; aqui usamos um saldo por mês.',
  'Os juros do dinheiro levantado contam desde o próprio dia; aqui contam a partir do extrato, como as compras.',
  'Ficam de fora as comissões por atraso e por ultrapassar o limite do cartão.',
]
