interface QrCodeProps {
  /** The rows of the code, true for a dark square, with its quiet zone. */
  rows: readonly (readonly boolean[])[];
  /** The text for people who cannot see it. */
  label: string;
}

/** A QR code as one path. It stays dark on white in both themes, because many readers need that. */
export function QrCode({ rows, label }: QrCodeProps) {
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="aspect-square h-auto w-full max-w-56 rounded-md bg-white"
    >
      <path d={path} shapeRendering="crispEdges" className="fill-black" />
    </svg>
  );
}
