import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Capitals, EUR instead of the sign, thousands with a dot, part of the use real and part estimated. */
export const threePeriods: SyntheticInvoice = {
  name: 'three periods in capitals, EUR, real and estimated parts',
  items: typed(`
REPSOL PORTUGUESA                                            FATURA N. 889900
PERIODO DE FATURACAO   14.07.2026 - 13.09.2026               TOTAL A PAGAR       EUR 512,09
LOCAL DE CONSUMO   QTA. DO PROVAVEL, LOTE 2, 7000-502 EVORA
CPE   PT0002000031313131HJ
POT. CONTRATADA   17,25 KVA
TARIFA   TRI-HORARIA   CICLO   DIARIO

DESCRICAO                                       QTD.        UN.    PRECO UNIT. (EUR)   VALOR (EUR)
ENERGIA ATIVA PONTA   REAL                      211         KWH    0,2811              59,31
ENERGIA ATIVA PONTA   ESTIMADO                  104         KWH    0,2811              29,23
ENERGIA ATIVA CHEIAS  REAL                      702         KWH    0,1644              115,41
ENERGIA ATIVA CHEIAS  ESTIMADO                  350         KWH    0,1644              57,54
ENERGIA ATIVA VAZIO   REAL                      1.004       KWH    0,1020              102,41
ENERGIA ATIVA VAZIO   ESTIMADO                  496         KWH    0,1020              50,59
POTENCIA CONTRATADA                             62          DIA    0,8211              50,91
IMPOSTO ESPECIAL CONSUMO                        2.867       KWH    0,0010              2,87
CONTRIB. AUDIOVISUAL                            2           MES    2,8500              5,70
`),
  values: {
    energyType: 'electricity',
    supplier: 'REPSOL',
    postalCode: '7000-502',
    from: '2026-07-14',
    to: '2026-09-13',
    total: 512.09,
    cpe: 'PT0002000031313131HJ',
    contractedPower: 17.25,
    powerPrice: 0.8211,
    meter: 'tri',
    cycle: 'daily',
    'kwh.peak': 315,
    'kwh.mid': 1052,
    'kwh.offPeak': 1500,
    'price.peak': 0.2811,
    'price.mid': 0.1644,
    'price.offPeak': 0.102,
  },
}
