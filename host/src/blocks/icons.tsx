import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  ArrowRight,
  BookOpen,
  Calculator,
  CalendarDays,
  Car,
  ChevronDown,
  CircleCheck,
  CircleQuestionMark,
  CreditCard,
  ExternalLink,
  FileText,
  Flame,
  House,
  type Icon,
  KeyRound,
  ListOrdered,
  Phone,
  PiggyBank,
  Receipt,
  Scale,
  Search,
  ShieldCheck,
  Users,
  Wallet,
  Wifi,
  Zap,
} from 'shared-lib/icons'
import { iconSheetPath } from '../addresses/addresses'
import type { IconName } from './choices'

/** Drawings that editors choose from, and those of the blocks themselves. */
const drawings = {
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
  arrow: ArrowRight,
  down: ChevronDown,
  receipt: Receipt,
  away: ExternalLink,
} satisfies Readonly<Record<IconName, Icon> & Record<string, Icon>>

type DrawingName = keyof typeof drawings

const text = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {Object.entries(drawings).map(([name, Drawing]) => (
      <Drawing key={name} id={name} aria-hidden={undefined} strokeWidth={1.75} />
    ))}
  </svg>,
)

/** All drawings as one file, which comes after the first paint and is kept by browsers: inline they were 1.1 KiB of the home page. */
export const iconSheet = {
  path: iconSheetPath(createHash('sha256').update(text).digest('hex').slice(0, 8)),
  text,
}

interface DrawnProps {
  readonly name: DrawingName
  /** Width and height in px (20). */
  readonly size?: number
  readonly className?: string
}

/** A drawing of the sheet, as decoration, in the colour of the text around it. */
export const Drawn = ({ name, size = 20, className }: DrawnProps) => (
  <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${iconSheet.path}#${name}`} />
  </svg>
)

/** The drawing an editor chose by name, undefined for a name that is not in the list. */
export const drawingNamed = (name: unknown): DrawingName | undefined =>
  typeof name === 'string' && Object.hasOwn(drawings, name) ? (name as DrawingName) : undefined
