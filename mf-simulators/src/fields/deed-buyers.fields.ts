import { choice, flag, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import type { Values } from 'shared-lib/kit/form/input-field'

const share = (nth: string) =>
  optional(
    percent({
      label: nth === '1.º' ? 'A tua parte da casa' : `Parte do ${nth} comprador`,
      hint: 'Se não escreveres, contamos partes iguais do que falta.',
      description: `Part of the ${nth === '1.º' ? 'first' : nth} buyer, percent; what is left out is an equal part of the rest. All make 100.`,
      min: 0.001,
      max: 100,
    }),
  )

const atLeast =
  (count: number) =>
  ({ buyers }: Values) =>
    Number(buyers) >= count

const situation = (nth: string) =>
  withDefault(
    choice({
      label: `${nth} comprador`,
      description:
        'Of a further buyer. resident: none of the others; young: 35 or younger, nobody’s dependant, and without a dwelling or a share of one on the day and in the three years before; non_resident and tax_haven: as the inputs of the first buyer.',
      options: {
        resident: 'Residente',
        young: 'Até 35 anos, sem casa nos últimos 3',
        non_resident: 'Não residente',
        tax_haven: 'Paraíso fiscal',
      },
    }),
    'resident',
  )

const isHome = ({ purpose }: Values) => purpose === 'own_permanent_home'
const isHousing = (values: Values) => isHome(values) || values.purpose === 'other_housing'

/** Who buys: the first buyer by flags, the others by one choice each. Needs `purpose` before it. */
export const buyerFields = {
  buyers: withDefault(
    choice({
      label: 'Quantos compram',
      description: 'How many people buy, each taxed on their part.',
      options: [
        [1, '1'],
        [2, '2'],
        [3, '3'],
        [4, '4'],
      ],
    }),
    1,
  ),
  young: when(
    isHome,
    flag({
      label: 'Tens até 35 anos',
      hint: 'E não és dependente de ninguém no IRS deste ano.',
      description:
        'The first buyer is 35 or younger on the day and nobody’s dependant for the IRS of the year. See `ownedHome`.',
    }),
  ),
  ownedHome: when(
    ({ young }) => young === true,
    withDefault(
      choice({
        label: 'És ou foste dono de casa, mesmo em parte, nos últimos três anos?',
        hint: 'Uma parte herdada também conta. A isenção é só para quem não tem nem teve.',
        description:
          'yes: the young buyer owns a dwelling, or a share of one, on the day or did in the three years before, and is taxed as anybody else.',
        options: { no: 'Não', yes: 'Sim' },
      }),
      'no',
    ),
  ),
  nonResident: when(
    isHousing,
    flag({
      label: 'Não resides em Portugal',
      hint: 'Conta a residência fiscal.',
      description: 'The first buyer is no tax resident of Portugal: 7.5 % of housing, dates as in `costs`.',
    }),
  ),
  taxHaven: flag({
    label: 'Resides num paraíso fiscal',
    hint: 'Um território da lista do Ministério das Finanças.',
    description: 'The first buyer is resident in a listed tax haven: 10 %, before any other rate.',
  }),
  share: when(atLeast(2), share('1.º')),
  buyer2: when(atLeast(2), situation('2.º')),
  share2: when(atLeast(2), share('2.º')),
  buyer3: when(atLeast(3), situation('3.º')),
  share3: when(atLeast(3), share('3.º')),
  buyer4: when(atLeast(4), situation('4.º')),
  share4: when(atLeast(4), share('4.º')),
} as const
