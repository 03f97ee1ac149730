import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'

/** An operator's announced rise of a year, for contracts that foresee a rise with inflation. */
export interface AnnouncedRise {
  /** All of those contracts, or some services alone. */
  readonly reach: 'all' | 'some'
  /** Missing where no day was announced. */
  readonly from?: IsoDate
  /** Contracts made or renewed since this day were left out. */
  readonly sparedSince?: IsoDate
}

/** By operator code. No announcement was found for the others. */
export const announcedRises: Parameter<Readonly<Record<string, AnnouncedRise>>> = {
  id: 'telecom.price-rise.announced',
  unit: 'announcements',
  law: 'Anúncios das operadoras',
  confidence: 'A',
  note: 'What was announced before the year, not what each bill shows. Uzo and Moche (MEO), pre-paid and some newer tariffs (Vodafone) were left out.',
  reviewed: '2026-11-23',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: {
        MEOX: { reach: 'all' },
        NOSX: { reach: 'some', from: '2026-02-01' as IsoDate },
        VODA: {
          reach: 'all',
          from: '2026-01-09' as IsoDate,
          sparedSince: '2025-11-11' as IsoDate,
        },
      },
      source:
        'Lusa, em https://24horas.pt/?p=26146; https://pme.pt/telecomunicacoes-em-2026-o-que-muda-nos-precos-da-meo-nos-e-vodafone (novembro de 2025 a janeiro de 2026; lidos a 23 de novembro de 2026)',
    },
  ],
}
