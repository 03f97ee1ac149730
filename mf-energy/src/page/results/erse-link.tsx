/** Where prices can be checked. */
export const ErseLink = () => (
  <a href="https://simuladorprecos.erse.pt/" target="_blank" rel="noopener">
    simulador da ERSE (abre noutro separador)
  </a>
)
