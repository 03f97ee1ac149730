import { type DrawingProps, drawingWidth } from './drawing-part'

/** Where the fixed years end, and the foot of the drawing. */
const [turn, foot] = [140, 176]

/** Invented level of the rate at each revision: up and down, as nothing predicts it. */
const levels = [96, 78, 108, 66, 92]

const steps = levels
  .map(
    (level, at) =>
      `${at === 0 ? '' : `V${level}`}H${turn + ((drawingWidth - turn - 8) / levels.length) * (at + 1)}`,
  )
  .join('')

/** A mixed rate: level for the years of the first part, then in steps after the index of those days. */
export function MixedRateDrawing({ title, parts }: DrawingProps) {
  const [fixed, later] = parts
  return (
    <svg className="b-drawing__picture" viewBox={`0 0 ${drawingWidth} 206`} aria-hidden="true">
      <text className="b-drawing__name" x="8" y="20">
        {title}
      </text>
      <rect className="b-drawing__ground" x="8" y="32" width={turn - 8} height={foot - 32} />
      <path className="b-drawing__edge" d={`M8 ${foot}H${drawingWidth - 8}M${turn} 32V${foot}`} />
      <path className="b-drawing__line" d={`M8 ${levels[0]}H${turn}`} />
      <path className="b-drawing__line b-drawing__line--later" d={`M${turn} ${levels[0]}${steps}`} />
      {[fixed, later].map(
        (part, at) =>
          part && (
            <g key={part.label}>
              <text x={at === 0 ? 16 : turn + 10} y={foot - 26}>
                {part.label}
              </text>
              <text className="b-drawing__value" x={at === 0 ? 16 : turn + 10} y={foot - 9}>
                {part.value}
              </text>
            </g>
          ),
      )}
      <text className="b-drawing__small" x="8" y={foot + 20}>
        início do crédito
      </text>
      <text className="b-drawing__small" x={drawingWidth - 8} y={foot + 20} textAnchor="end">
        anos
      </text>
    </svg>
  )
}
