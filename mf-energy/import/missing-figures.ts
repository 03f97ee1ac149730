import { type DatedSeries, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Supply } from '../src/data/offers/offer'
import { audiovisual, iec } from '../src/data/parameters/electricity-taxes'
import { gasNetworkFixed, isp } from '../src/data/parameters/gas-network'
import { networkPower } from '../src/data/parameters/network-access'

/** Without one of these no offer of the supply can be priced: the page explains it and shows no number. */
const needed: Readonly<Record<Supply, readonly DatedSeries<unknown>[]>> = {
  electricity: [networkPower, iec, audiovisual],
  gas: [gasNetworkFixed, isp],
}

/** Ids of the figures that are unknown on a day. */
export const missingFigures = (supply: Supply, on: IsoDate): readonly string[] =>
  needed[supply].filter((parameter) => tryValueOn(parameter, on) === undefined).map(({ id }) => id)
