import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import type { IconName } from './icon-names.ts';
import sprite from './sprite.svg';

/** A drawing of `sprite.svg` in the text's color and, by default, the text's size. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The container of a specimen, by its cap or its shape. */
export function SpecimenIcon({ cap, className }: { cap: SpecimenDrawing; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#specimen-${cap}`} />
    </svg>
  );
}
