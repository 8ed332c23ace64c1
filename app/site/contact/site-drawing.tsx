/** Two generic houses. They portray no real building, and distinguish the sites at a glance. */
const houses = [
  {
    walls: 'M58 92V18l16-6 16 6v74M90 40h18v52M40 92V56h18',
    windows:
      'M66 26h4M78 26h4M66 36h4M78 36h4M66 46h4M78 46h4M66 56h4M78 56h4M66 66h4M78 66h4M96 50h6M96 60h6M96 70h6M46 66h6M46 76h6',
    door: 'M70 92V78h8v14',
  },
  {
    walls: 'M34 92V38h80v54M34 38l8-10h64l8 10M34 56h80M34 74h80',
    windows:
      'M44 44v6M56 44v6M68 44v6M80 44v6M92 44v6M104 44v6M44 62v6M56 62v6M80 62v6M92 62v6M104 62v6M44 80v6M92 80v6M104 80v6',
    door: 'M64 92V76h16v16M72 76v16M60 74l4-6h16l4 6',
  },
] as const;

/** A drawing of a site: its house, the ground, and a yarumo beside it. */
export function SiteDrawing({ position, className }: { position: number; className?: string }) {
  const house = houses[position % houses.length] ?? houses[0];
  return (
    <svg
      viewBox="0 0 160 100"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={house.walls} className="fill-sunken stroke-brand" />
      <path d={house.windows} className="stroke-line-strong" />
      <path d={house.door} className="fill-surface stroke-brand" />
      <path d="M6 92h148" className="stroke-line-strong" />
      <path
        d="M134 92V58M134 62l-14-10M134 62l14-10M134 58l-10-20M134 58l10-20M134 58V34M134 66l-16 2M134 66l16 2"
        className="stroke-open"
        strokeWidth="3"
      />
    </svg>
  );
}
