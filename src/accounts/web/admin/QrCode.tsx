import { encode } from 'uqr';

/** Empty modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

type QrCodeProps = { text: string; label: string };

/** A text as a square code for a camera. Drawn here: what it holds is told to nobody. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="accounts-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
