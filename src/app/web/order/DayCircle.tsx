import { dailyStep } from '../../../search/rules/order-of-the-day.ts';
import * as messages from '../../messages/visitor.ts';

const CIRCLE = 10;
const MIDDLE = 210;
const RADIUS = 150;
const DAY_RADIUS = 78;
const PLASTERS = ['#f2c583', '#f7e6c8', '#e9a98c', '#f4d8a8', '#dcb98c'];

function pointAt(position: number, radius: number): { x: number; y: number } {
  const angle = ((position / CIRCLE) * 2 - 0.5) * Math.PI;
  return { x: Math.round(MIDDLE + radius * Math.cos(angle)), y: Math.round(MIDDLE + radius * Math.sin(angle)) };
}

function HomeDrawing({ position, isFirst }: { position: number; isFirst: boolean }) {
  const { x, y } = pointAt(position, RADIUS);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22-12h44v40h-44z" fill={PLASTERS[position % PLASTERS.length]} />
      <path d="M8-12h14v40H8z" fill="#7a4a1e" opacity=".16" />
      <path d="M-28-10L-14-30H14L28-10z" fill="#c8603a" />
      <path d="M8-10l6-20 14 20z" fill="#9e4a2f" />
      <path d="M-8 28V14a8 8 0 0 1 16 0v14z" fill={isFirst ? '#fbd98a' : '#12614a'} />
      {isFirst && <path d="M-8 14l-7-3v17h7zM8 14l7-3v17H8z" fill="#0d4b3a" />}
      <text y="5" textAnchor="middle">
        {position + 1}
      </text>
    </g>
  );
}

function DayLabel({ position, text }: { position: number; text: string }) {
  const { x, y } = pointAt(position, DAY_RADIUS);
  const to = pointAt(position, RADIUS - 34);
  const width = 30 + text.length * 8;
  return (
    <g className="order-day">
      <path d={`M${x} ${y}L${to.x} ${to.y}`} />
      <rect x={x - width / 2} y={y - 16} width={width} height="32" rx="16" />
      <text x={x} y={y + 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

export function DayCircle() {
  const days = [messages.todayLabel, messages.tomorrowLabel, messages.dayAfterTomorrowLabel].map((text, day) => ({
    text,
    position: (day * dailyStep(CIRCLE)) % CIRCLE,
  }));
  const starts = days.map(({ text, position }) => messages.circleStart(text, position + 1));
  const label = messages.circleDescription(CIRCLE, starts.join(', '));
  const firsts = new Set(days.map(({ position }) => position));
  const homes = Array.from({ length: CIRCLE }, (_, position) => position);
  return (
    <svg className="order-circle" viewBox="0 0 420 420" role="img" aria-label={label}>
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className="order-ring" />
      {homes.map((position) => {
        const { x, y } = pointAt(position + 0.5, RADIUS);
        return (
          <path
            key={position}
            className="order-way"
            d="M-5-5L4 0l-9 5"
            transform={`translate(${x} ${y}) rotate(${(position + 0.5) * (360 / CIRCLE)})`}
          />
        );
      })}
      {days.map((day) => (
        <DayLabel key={day.text} {...day} />
      ))}
      {homes.map((position) => (
        <HomeDrawing key={position} position={position} isFirst={firsts.has(position)} />
      ))}
    </svg>
  );
}
