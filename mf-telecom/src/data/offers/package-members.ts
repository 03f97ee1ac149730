import { count, euros, oneNamed, record, text, titled, webPage } from 'shared-lib/import/catalogue-schema'

const megabits = count(1, 100_000)

/** Members of every package, with the words that editors read. Prices by month with VAT; an unknown one is left out. */
export const packageMembers = {
  provider: titled('Código da operadora, por exemplo MEOX', text),
  providerName: titled('Nome da operadora', text),
  name: titled('Nome do pacote', text),
  monthlyEur: titled('Mensalidade no início, €', euros),
}

export const optionalMembers = {
  internet: titled(
    'Internet fixa',
    record(
      { downMbps: titled('descarga, Mbps', megabits) },
      {
        upMbps: titled('envio, Mbps', megabits),
        technology: titled(
          'tecnologia',
          oneNamed({ fibre: 'Fibra', cable: 'Cabo', mobile: 'Rede móvel', satellite: 'Satélite' }),
        ),
      },
    ),
  ),
  tv: titled(
    'Televisão',
    record(
      { channels: titled('número de canais', count(1, 1_000)) },
      {
        boxes: titled('boxes', count(0, 10)),
        premium: titled('canais premium incluídos', { type: 'array', items: text }),
      },
    ),
  ),
  voice: titled('Telefone fixo', { type: 'boolean' }),
  mobile: titled(
    'Telemóvel',
    record(
      { sims: titled('cartões', count(1, 5)) },
      {
        dataGb: titled('GB por mês em cada um', count(0, 10_000)),
        unlimited: titled('dados sem limite', { type: 'boolean' }),
      },
    ),
  ),
  loyaltyMonths: titled('Fidelização, meses; 0 é nenhuma', count(0, 24)),
  /** Price after a promotion, from this month of the contract on. */
  later: titled(
    'Preço depois da promoção',
    record({ monthlyEur: titled('€ por mês', euros), fromMonth: titled('a partir do mês', count(2, 60)) }),
  ),
  activationEur: titled('Ativação e instalação, €', euros),
  condition: titled('Condição', text),
  page: titled('Página do pacote', webPage),
}
