// Where the figures were read. The official acts themselves were not read, only these copies of them.
export const projects =
  'github.com/franciscobmacedo/saldo, github.com/tcotovio/pt-finance-tools e github.com/henriquecoding/recibo-certo'
export const saldo = 'github.com/franciscobmacedo/saldo'
export const press = 'dnoticias.pt, jm-madeira.pt e Assembleia Legislativa da Madeira'
