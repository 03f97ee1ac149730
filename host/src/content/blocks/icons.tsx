import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  ArrowRight,
  CalendarDays,
  Car,
  CircleCheck,
  CircleQuestionMark,
  ExternalLink,
  FileText,
  Flame,
  House,
  type Icon,
  icon,
  KeyRound,
  Phone,
  Receipt,
  Search,
  Users,
  Wallet,
  Wifi,
  Zap,
} from 'shared-lib/kit/icons'
import { iconSheetPath } from '../../base/addresses/addresses'
import type { IconName } from './choices'

const BookOpen = icon(
  'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
)
const Calculator = icon(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
)
const CreditCard = icon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10L22 10M6 14h2',
)
const ListOrdered = icon(
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
)
const PiggyBank = icon(
  'M11 17h3v2a1 1 0 0 0 1 1h2a1 1 0 0 0 1-1v-3a3.16 3.16 0 0 0 2-2h1a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1h-1a5 5 0 0 0-2-4V3a4 4 0 0 0-3.2 1.6l-.3.4H11a6 6 0 0 0-6 6v1a5 5 0 0 0 2 4v3a1 1 0 0 0 1 1h2a1 1 0 0 0 1-1zM16 10h.01M2 8v1a2 2 0 0 0 2 2h1',
)
const Scale = icon(
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
)
const ShieldCheck = icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)

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
