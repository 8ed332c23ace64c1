import { classes } from '../../ui/classes.ts';
import { Specimen as Drawing } from '../../ui/icons/icon.tsx';
import { drawingOf } from '../catalogue/containers.ts';
import type { ContainerId } from '../catalogue/specimen.ts';

/** What the specimen travels in, drawn; nothing where nothing is taken. */
export const ExamTube = ({ container, className }: { container: ContainerId | null; className: string }) =>
  container && <Drawing cap={drawingOf(container)} className={classes('shrink-0', className)} />;
