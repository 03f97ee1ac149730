import { choice } from 'shared-lib/kit/form/choice'

/** How fast the internet is to be: all that the first question needs. */
export const speedFields = {
  downloadSpeed: choice({
    label: 'Que velocidade de internet queres em casa?',
    hint: 'É a velocidade anunciada para descarregar. Se tens dúvidas, vê na fatura a que tens hoje.',
    description: 'Least download speed in Mbps, one of the tiers sold.',
    missing: 'Escolhe a velocidade da internet',
    options: [
      [200, { label: 'Pelo menos 200 Mbps', about: 'Navegar, videochamadas e séries em dois ou três ecrãs' }],
      [500, { label: 'Pelo menos 500 Mbps', about: 'Teletrabalho e vários ecrãs ao mesmo tempo' }],
      [1000, { label: 'Pelo menos 1 Gbps', about: 'Muitos equipamentos ligados, jogos e ficheiros grandes' }],
    ],
  }),
}
