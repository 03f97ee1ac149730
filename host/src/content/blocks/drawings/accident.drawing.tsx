import { type DrawingProps, drawingWidth } from './drawing-part'

const car = 'M0 30V20Q0 14 6 14H20L34 2H72L86 14H100Q108 14 108 22V30Z'

interface CarProps {
  readonly x: number
  readonly name: string
  readonly className: string
}

const Car = ({ x, name, className }: CarProps) => (
  <g transform={`translate(${x} 40)`}>
    <path className={className} d={car} />
    <circle className="b-drawing__wheel" cx="26" cy="31" r="9" />
    <circle className="b-drawing__wheel" cx="84" cy="31" r="9" />
    <text className="b-drawing__name" x="54" y="-8" textAnchor="middle">
      {name}
    </text>
  </g>
)

/** Two cars that met: what is paid for the driver who caused it (the odd parts), and for the other (the even ones). */
export function AccidentDrawing({ parts }: DrawingProps) {
  const half = drawingWidth / 2
  const height = 104 + Math.ceil(parts.length / 2) * 44
  return (
    <svg className="b-drawing__picture" viewBox={`0 0 ${drawingWidth} ${height}`} aria-hidden="true">
      <Car x={44} name="Tu, com culpa" className="b-drawing__car" />
      <Car x={188} name="O outro" className="b-drawing__car b-drawing__car--other" />
      <path
        className="b-drawing__line"
        d={`M${half} 38V50M${half - 9} 44L${half - 4} 52M${half + 9} 44L${half + 4} 52`}
      />
      <path className="b-drawing__edge" d={`M8 88H${drawingWidth - 8}M${half} 88V${height - 6}`} />
      {parts.map(({ label, value }, place) => {
        const x = place % 2 === 0 ? 8 : half + 10
        const y = 108 + Math.floor(place / 2) * 44
        return (
          <g key={label}>
            <text x={x} y={y}>
              {place + 1}. {label}
            </text>
            <text className="b-drawing__value" x={x} y={y + 17}>
              {value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
