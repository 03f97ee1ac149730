const words = {
  copied: 'Copiado.',
  refused: 'O teu navegador não deixa copiar: seleciona o código acima.',
}

async function copy(button: HTMLButtonElement) {
  const code = document.querySelector(`[data-live="${button.dataset.copy}"]`)?.textContent ?? ''
  const status = button.parentElement?.querySelector('[role=status]')
  const message = await navigator.clipboard.writeText(code).then(
    () => words.copied,
    () => words.refused,
  )
  if (status) status.textContent = message
}

/** Shows the buttons that copy code: without script they would do nothing. */
export function offerCopies() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}
