/** Values of the invoice on paper, as the reader's fields show them. */
export const paperValues = {
  'Potência contratada': '6,9',
  'Opção horária': 'simple',
  'Código postal da casa': '1500-123',
  'Dias que a fatura cobre (dias)': '30',
  'Consumo de eletricidade (kWh)': '231',
  'Preço da eletricidade (€/kWh)': '0,1648',
  'Preço da potência (€/dia)': '0,3312',
} as const

/** Printed size in CSS pixels: A4 at 96 dots per inch. */
export const paper = { width: 794, height: 1123 } as const

const rows = [
  ['Energia consumida', '231 kWh', '0,1648 €/kWh', '38,07 €'],
  ['Potência contratada 6,9 kVA', '30 dias', '0,3312 €/dia', '9,94 €'],
  ['Contribuição audiovisual', '1 mês', '2,8500 €/mês', '2,85 €'],
  ['Imposto especial de consumo', '231 kWh', '0,0010 €/kWh', '0,23 €'],
]

/** A synthetic invoice as its supplier would print it: people, codes and amounts are invented. */
export const paperInvoice = `
<article>
  <header><b>EDP Comercial</b><span>Fatura de eletricidade</span></header>
  <p>Maria Exemplo Inventada<br>Rua das Amostras 12, 3.º Esq.<br>1500-123 Lisboa</p>
  <p>Fatura n.º FT 2026/0001234567 &nbsp; Data de emissão: 05/10/2026</p>
  <p>Período de faturação: 01/09/2026 a 30/09/2026</p>
  <p class="total"><span>Valor a pagar</span><span>59,12 €</span></p>
  <h2>Dados do contrato</h2>
  <p>Local de consumo: Rua das Amostras 12, 3.º Esq., 1500-123 Lisboa</p>
  <p>Código Ponto de Entrega (CPE): PT 0002 0000 1234 5678 AB</p>
  <p>Potência contratada: 6,9 kVA</p>
  <p>Opção horária: Simples</p>
  <h2>Detalhe da fatura</h2>
  <table>
    <tr><th>Descrição</th><th>Quantidade</th><th>Preço unitário</th><th>Valor</th></tr>
    ${rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}
  </table>
  <p>Todos os valores são apresentados sem IVA. A leitura do contador é real e foi comunicada pelo operador
  da rede de distribuição. Guarde esta fatura durante cinco anos.</p>
  <footer>EDP Comercial – Comercialização de Energia, S.A. Fatura inventada para experiências.</footer>
</article>`

export const paperStyle = `
  * { margin: 0; box-sizing: border-box }
  article { width: ${paper.width}px; height: ${paper.height}px; padding: 60px; background: #fff; color: #111;
    font: 17px/1.5 "DejaVu Sans", "Open Sans", sans-serif; position: relative }
  article > * { margin-bottom: 20px }
  header, .total { display: flex; justify-content: space-between }
  header { font-size: 26px }
  .total { font-size: 24px; border-block: 2px solid #111; padding: 8px 0 }
  h2 { font-size: 20px }
  table { width: 100%; border-collapse: collapse }
  :is(th, td) { text-align: right; padding: 8px 0; border-bottom: 1px solid #bbb }
  :is(th, td):first-child { text-align: left }
  footer { position: absolute; bottom: 40px; font-size: 12px }`
