import { classes } from '../../ui/classes.ts';
import { Specimen as Drawing } from '../../ui/icons/icon.tsx';
import { containers } from '../catalogue/containers.ts';
import type { ContainerId } from '../catalogue/exam.ts';

/** What the specimen travels in, drawn; a plain outline for what has none of the site's drawings. */
export function ExamTube({ container, className }: { container: ContainerId | null; className: string }) {
  const cap = container && containers[container].cap;
  if (cap) return <Drawing cap={cap} className={classes('shrink-0', className)} />;
  return (
    <span
      aria-hidden="true"
      className={classes('shrink-0 rounded-full border border-line-strong bg-sunken', className)}
    />
  );
}
