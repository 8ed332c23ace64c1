import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import { SpecimenIcon } from '../icons/icon.tsx';

/** A tube with the name of its cap and its content. */
export interface OrderedTube {
  id: string;
  drawing: SpecimenDrawing;
  name: string;
  holds: string;
}

/** The tubes of one puncture in the order in which they are filled. The list says what the drawings show. */
export function TubeOrder({ tubes }: { tubes: readonly OrderedTube[] }) {
  return (
    <ol className="mt-6 grid max-w-[54rem] gap-x-6 sm:grid-cols-3 sm:gap-y-8 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {tubes.map(({ id, drawing, name, holds }, position) => (
        <li
          key={id}
          className="grid grid-cols-[2.5rem_1fr] grid-rows-[auto_1fr] content-start gap-x-4 border-line py-3 max-sm:border-b sm:grid-cols-1 sm:grid-rows-none sm:border-t-2 sm:border-ink sm:pt-4"
        >
          <div className="row-span-2 sm:row-span-1">
            <SpecimenIcon cap={drawing} className="h-20 w-10" />
          </div>
          <p className="font-semibold sm:mt-3">
            <span className="text-ink-soft tabular-nums">{position + 1}.</span> {name}
          </p>
          <p className="text-sm text-ink-soft">{holds}</p>
        </li>
      ))}
    </ol>
  );
}
