import {
  AirVent,
  CookingPot,
  Heater,
  Microwave,
  Refrigerator,
  Snowflake,
  TowelRack,
  WashingMachine,
  WavesLadder,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { TileOption } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { ApplianceKey } from '../../parameters/appliances'
import { Dishwasher, Dryer, HairDryer, Oven, Vacuum } from './appliance-icons'
import { applianceKeys, applianceNames } from './contracted-power.step'

const icons: Readonly<Record<ApplianceKey, ReactNode>> = {
  fridge: <Refrigerator />,
  freezer: <Snowflake />,
  washingMachine: <WashingMachine />,
  dryer: <Dryer />,
  dishwasher: <Dishwasher />,
  oven: <Oven />,
  hob: <CookingPot />,
  microwave: <Microwave />,
  heater: <Heater />,
  airConditioner: <AirVent />,
  towelDryer: <TowelRack />,
  hairDryer: <HairDryer />,
  vacuum: <Vacuum />,
  poolPump: <WavesLadder />,
}

export const applianceTiles: readonly TileOption[] = applianceKeys.map((value) => ({
  value,
  label: applianceNames[value],
  icon: icons[value],
}))
