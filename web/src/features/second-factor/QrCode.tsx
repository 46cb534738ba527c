import { encode } from 'uqr';

const margin = 2;

/** A text as a QR code, dark on light in both themes: not every app reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      width={192}
      height={192}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
