import { type DatedSeries, tryValueOn } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { Supply } from '../src/domain/bill-vocabulary'
import { audiovisual, iec } from '../src/parameters/electricity-taxes'
import { gasNetworkFixed, isp } from '../src/parameters/gas-network'
import { networkPower } from '../src/parameters/network-access'

/** Without one of these no offer of the supply can be priced: the page explains it and shows no number. */
const needed: Readonly<Record<Supply, readonly DatedSeries<unknown>[]>> = {
  electricity: [networkPower, iec, audiovisual],
  gas: [gasNetworkFixed, isp],
}

/** Ids of the figures that are unknown on a day. */
export const missingFigures = (supply: Supply, on: IsoDate): readonly string[] =>
  needed[supply].filter((parameter) => tryValueOn(parameter, on) === undefined).map(({ id }) => id)
