import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Contract on the left, amounts on the right; the PDF holds first one column, then the other. */
export const abbreviatedColumns: SyntheticInvoice = {
  name: 'two columns held one after the other, abbreviations, dates year first',
  items: typed(
    `
IBERDROLA CLIENTES PORTUGAL                         FATURA/RECIBO 21440099
                                                    2026-10-15

DADOS DO CONTRATO                                   O QUE PAGA
Titular: Nuno Postiço                               Período: 2026-09-12 a 2026-10-11
C.P.E. PT0002000044443333FG                         Eletricidade                       51,03 €
P. Contratada 6,90 kVA                              Taxas e impostos                   16,40 €
Op. horária: Bi-hor. / ciclo semanal                TOTAL                              67,43 €
Inst.: Av. do Modelo 77, 8000-101 Faro              A pagar até                        2026-11-04

                                                    DETALHE
                                                    E. ativa F. Vazio   164 kWh x 0,190210 €/kWh    31,19
                                                    E. ativa Vazio      92 kWh x 0,102355 €/kWh     9,42
                                                    T. Potência         30 d x 0,347300 €/d         10,42
                                                    IEC                 256 kWh x 0,001000 €/kWh    0,26
                                                    CAV                 1 mês                       2,85
`,
    (one, other) => Number(one.x > 280) - Number(other.x > 280),
  ),
  values: {
    energyType: 'electricity',
    supplier: 'IBD',
    postalCode: '8000-101',
    from: '2026-09-12',
    to: '2026-10-11',
    total: 67.43,
    cpe: 'PT0002000044443333FG',
    contractedPower: 6.9,
    powerPrice: 0.3473,
    meter: 'bi',
    cycle: 'weekly',
    'kwh.outsideOffPeak': 164,
    'kwh.offPeak': 92,
    'price.outsideOffPeak': 0.19021,
    'price.offPeak': 0.102355,
  },
}
