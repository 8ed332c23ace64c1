import { drawingOf, inOrderOfDraw } from '../../domain/exams/containers.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { TubeOrder } from '../../ui/drawings/tube-order.tsx';

/** The tubes that the page of blood tests names, with the color of their cap and their content. */
const tubes = {
  citrate: [m.tube_citrate, m.tube_citrate_holds],
  serum: [m.tube_serum, m.tube_serum_holds],
  'serum-gel': [m.tube_serum_gel, m.tube_serum_gel_holds],
  heparin: [m.tube_heparin, m.tube_heparin_holds],
  edta: [m.tube_edta, m.tube_edta_holds],
  fluoride: [m.tube_fluoride, m.tube_fluoride_holds],
} as const;

/** The usual tubes in the order of draw (`containers.ts`). */
export function TubeOrderDrawing() {
  // The keys are container ids.
  const ids = inOrderOfDraw(Object.keys(tubes) as (keyof typeof tubes)[]) as (keyof typeof tubes)[];
  return (
    <TubeOrder
      tubes={ids.map((id) => {
        const [name, holds] = tubes[id];
        return { id, drawing: drawingOf(id), name: name(), holds: holds() };
      })}
    />
  );
}
