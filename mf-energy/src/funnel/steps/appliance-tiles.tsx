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
import type { TileOption } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { ApplianceKey } from '../../parameters/appliances'
import { Dishwasher, Dryer, HairDryer, Oven, Vacuum } from './appliance-icons'

/** In the order people think of them: what is always on, the laundry, the kitchen, warmth, the rest. */
export const applianceTiles: readonly (TileOption & { readonly value: ApplianceKey })[] = [
  { value: 'fridge', label: 'Frigorífico', icon: <Refrigerator /> },
  { value: 'freezer', label: 'Arca congeladora', icon: <Snowflake /> },
  { value: 'washingMachine', label: 'Máquina de lavar roupa', icon: <WashingMachine /> },
  { value: 'dryer', label: 'Máquina de secar roupa', icon: <Dryer /> },
  { value: 'dishwasher', label: 'Máquina de lavar loiça', icon: <Dishwasher /> },
  { value: 'oven', label: 'Forno elétrico', icon: <Oven /> },
  { value: 'hob', label: 'Placa ou fogão elétrico', icon: <CookingPot /> },
  { value: 'microwave', label: 'Micro-ondas', icon: <Microwave /> },
  { value: 'heater', label: 'Aquecedor', icon: <Heater /> },
  { value: 'airConditioner', label: 'Ar condicionado', icon: <AirVent /> },
  { value: 'towelDryer', label: 'Toalheiro elétrico', icon: <TowelRack /> },
  { value: 'hairDryer', label: 'Secador de cabelo', icon: <HairDryer /> },
  { value: 'vacuum', label: 'Aspirador', icon: <Vacuum /> },
  { value: 'poolPump', label: 'Bomba da piscina', icon: <WavesLadder /> },
]

const names = new Map(applianceTiles.map(({ value, label }) => [value, label]))

/** Names inside a sentence: `frigorífico e arca congeladora`. */
export const applianceList = (keys: readonly ApplianceKey[]) =>
  keys.map((key) => (names.get(key) ?? key).toLowerCase()).join(' e ')
