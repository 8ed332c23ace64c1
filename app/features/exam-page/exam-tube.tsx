import { classes } from '../../ui/classes.ts';
import { Specimen as Drawing } from '../../ui/icons/icon.tsx';
import { containers } from '../catalogue/containers.ts';
import type { ContainerId } from '../catalogue/exam.ts';

/** What the specimen travels in, drawn; in outline where its cap has none of the site's colours. */
export function ExamTube({ container, className }: { container: ContainerId | null; className: string }) {
  const known = container && containers[container];
  if (known?.cap) return <Drawing cap={known.cap} className={classes('shrink-0', className)} />;
  return (
    <svg
      viewBox="0 0 24 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className={classes('shrink-0 text-line-strong', className)}
    >
      <path d={known && known.draw !== null ? outlines.tube : outlines.cup} />
    </svg>
  );
}

const outlines = {
  tube: 'M6 3h12v10H6ZM7.5 13v27a4.5 4.5 0 0 0 9 0V13',
  cup: 'M2.5 17h19v6h-19ZM4 23l1.4 19.2a2.2 2.2 0 0 0 2.2 2h8.8a2.2 2.2 0 0 0 2.2-2L20 23',
} as const;
