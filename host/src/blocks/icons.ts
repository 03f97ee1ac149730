import {
  BookOpen,
  Calculator,
  CalendarDays,
  Car,
  CircleCheck,
  CircleQuestionMark,
  CreditCard,
  FileText,
  Flame,
  House,
  type Icon,
  KeyRound,
  ListOrdered,
  Phone,
  PiggyBank,
  Scale,
  Search,
  ShieldCheck,
  Users,
  Wallet,
  Wifi,
  Zap,
} from 'shared-lib/icons'
import type { IconName } from './choices'

const icons: Readonly<Record<IconName, Icon>> = {
  zap: Zap,
  flame: Flame,
  shield: ShieldCheck,
  car: Car,
  wifi: Wifi,
  home: House,
  wallet: Wallet,
  'credit-card': CreditCard,
  'piggy-bank': PiggyBank,
  calculator: Calculator,
  book: BookOpen,
  'file-text': FileText,
  search: Search,
  list: ListOrdered,
  phone: Phone,
  check: CircleCheck,
  scale: Scale,
  calendar: CalendarDays,
  users: Users,
  key: KeyRound,
  help: CircleQuestionMark,
}

/** The drawing an editor chose by name, undefined for a name that is not in the list. */
export const iconNamed = (name: unknown): Icon | undefined =>
  typeof name === 'string' && Object.hasOwn(icons, name) ? icons[name as IconName] : undefined
