import { drawingOf } from '../../domain/exams/containers.ts';
import type { ContainerId } from '../../domain/exams/specimen.ts';
import { classes } from '../../ui/classes.ts';
import { SpecimenIcon as Drawing } from '../../ui/icons/icon.tsx';

/** What the specimen travels in, drawn; nothing where nothing is taken. */
export const ExamTube = ({ container, className }: { container: ContainerId | null; className: string }) =>
  container && <Drawing cap={drawingOf(container)} className={classes('shrink-0', className)} />;
