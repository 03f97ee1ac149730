// Where the figures were read. The official acts themselves were not read, only these copies of them.
export const cirs = 'CIRS, redação da Lei n.º 45-A/2024, citada em github.com/assoft-portugal/wg-rh-pt'
export const orders =
  'Despachos n.º 14043-B/2022, 7673-B/2023, 9971-A/2024 e 233-A/2026, citados em páginas públicas'
export const contributionLaw = 'Lei n.º 110/2009, art. 53.º'
export const projects =
  'github.com/franciscobmacedo/saldo, github.com/tcotovio/pt-finance-tools e github.com/henriquecoding/recibo-certo'
export const saldo = 'github.com/franciscobmacedo/saldo'
export const press = 'dnoticias.pt, jm-madeira.pt e Assembleia Legislativa da Madeira'
