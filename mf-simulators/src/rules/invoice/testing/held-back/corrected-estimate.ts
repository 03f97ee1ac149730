import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Earlier estimates are taken back and the whole is charged again; a package of services comes with the energy. */
export const correctedEstimate: SyntheticInvoice = {
  name: 'earlier estimates taken back, services beside the energy',
  items: typed(`
EDP Comercial
A tua fatura de novembro                        Quanto tenho a pagar?   73,90 €
Período de faturação: 2 de setembro a 1 de novembro de 2026 (61 dias)
Morada do local de consumo: Rua do Engano 6, 4700-015 Braga
Código de Ponto de Entrega: PT 0002 0000 2121 3434 DS
Tarifa: Simples     Potência: 3,45 kVA

                                                   Qtd.      Preço (€)    Valor (€)
Energia 02/09 a 01/11 (leitura real)               412 kWh   0,1605       66,13
Acerto: energia estimada já faturada 02/09 a 01/10 -190 kWh  0,1605       -30,50
Potência 02/09 a 01/11                             61 dias   0,2302       14,04
Acerto: potência já faturada 02/09 a 01/10         -30 dias  0,2302       -6,91
Serviço Funciona                                   1 mês     9,90         9,90
Imposto especial de consumo                        222 kWh   0,0010       0,22
`),
  values: {
    energyType: 'electricity',
    supplier: 'EDPC',
    postalCode: '4700-015',
    from: '2026-09-02',
    to: '2026-11-01',
    total: 73.9,
    cpe: 'PT0002000021213434DS',
    contractedPower: 3.45,
    powerPrice: 0.2302,
    meter: 'simple',
    // 412 − 190 kWh in 61 − 30 days: what this bill charges, as its tax of 222 kWh confirms.
    days: 31,
    'kwh.simple': 222,
    'price.simple': 0.1605,
  },
}
