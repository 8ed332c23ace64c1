import { drawingOf } from '../../domain/exams/containers.ts';
import type { ContainerId } from '../../domain/exams/specimen.ts';
import { classes } from '../../ui/classes.ts';
import { SpecimenIcon as Drawing } from '../../ui/icons/icon.tsx';

/** A drawing of the specimen's container; nothing if the exam takes no specimen. */
export const ExamTube = ({ container, className }: { container: ContainerId | null; className: string }) =>
  container && <Drawing cap={drawingOf(container)} className={classes('shrink-0', className)} />;
