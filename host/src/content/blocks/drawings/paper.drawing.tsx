import { type DrawingProps, drawingWidth } from './drawing-part'

/** Heights of the head of the paper and of a line on it. */
const [head, line] = [44, 28]

/** A bill or a payslip: its lines in the order of the paper, each with the number under which it is explained. */
export function PaperDrawing({ title, parts }: DrawingProps) {
  const height = head + parts.length * line + 14
  return (
    <svg className="b-drawing__picture" viewBox={`0 0 ${drawingWidth} ${height}`} aria-hidden="true">
      <path
        className="b-drawing__sheet"
        d={`M1 1H${drawingWidth - 19}L${drawingWidth - 1} 19V${height - 1}H1Z`}
      />
      <path className="b-drawing__edge" d={`M${drawingWidth - 19} 1V19H${drawingWidth - 1}`} />
      <text className="b-drawing__name" x="14" y="27">
        {title}
      </text>
      {parts.map(({ label, value }, place) => {
        const y = head + place * line
        return (
          <g key={label}>
            <path className="b-drawing__edge" d={`M14 ${y}H${drawingWidth - 14}`} />
            <circle className="b-drawing__number" cx="24" cy={y + 14} r="9" />
            <text className="b-drawing__digit" x="24" y={y + 18} textAnchor="middle">
              {place + 1}
            </text>
            <text x="42" y={y + 18.5}>
              {label}
            </text>
            <text className="b-drawing__value" x={drawingWidth - 14} y={y + 18.5} textAnchor="end">
              {value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
