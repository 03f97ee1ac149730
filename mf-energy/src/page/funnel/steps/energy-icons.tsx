import type { ReactNode } from 'react'
import { Flame, House, KeyRound, Users } from 'shared-lib/kit/icons'
import type { ApplianceKey } from '../../../data/parameters/appliances'
import type { GasUse, HouseUsage } from '../../../rules/energy-answers'
import {
  AirVent,
  Clock3,
  CookingPot,
  Dishwasher,
  Dryer,
  HairDryer,
  Heater,
  Luggage,
  Microwave,
  Oven,
  Refrigerator,
  ShowerHead,
  Snowflake,
  Sun,
  TowelRack,
  User,
  UsersRound,
  Vacuum,
  WashingMachine,
  WavesLadder,
} from './appliance-icons'

const many = <UsersRound />

/** Of the options of every question but the first, by field. */
export const energyIcons = {
  addressType: { current: <House />, new: <KeyRound /> },
  inhabitants: { 1: <User />, 2: <Users />, 3: many, 4: many, 5: many, 6: many },
  houseUsage: { high: <Clock3 />, normal: <Sun />, low: <Luggage /> } satisfies Record<HouseUsage, ReactNode>,
  appliances: {
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
  } satisfies Record<ApplianceKey, ReactNode>,
  gasUses: {
    stove: <CookingPot />,
    oven: <Oven />,
    waterHeater: <ShowerHead />,
    heater: <Flame />,
    centralHeating: <Heater />,
  } satisfies Record<GasUse, ReactNode>,
}
