/** Labels of the fields where a loan exists already. */
export const existingWords = {
  propertyValue: { label: 'Valor da casa', hint: 'Quanto vale hoje, aproximadamente.' },
  wantToBorrow: { label: 'Quanto deves', hint: 'O capital em dívida: está no extrato do crédito.' },
  wantToBorrowTime: { label: 'Anos que faltam', hint: 'Está no extrato do crédito.' },
} as const
