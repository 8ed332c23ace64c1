import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import type { IconName } from './icon-names.ts';
import sprite from './sprite.svg';

/** A drawing of `sprite.svg`, as large as the text beside it unless a class says otherwise, in the text's colour. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The container that a specimen travels in, under its cap or by its shape. */
export function Specimen({ cap, className }: { cap: SpecimenDrawing; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#specimen-${cap}`} />
    </svg>
  );
}
