import { drawingOf } from '../../domain/exams/containers.ts';
import type { ContainerId } from '../../domain/exams/specimen.ts';
import type { SpecimenCap, SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import { classes } from '../../ui/classes.ts';
import { SpecimenIcon as Drawing } from '../../ui/icons/icon.tsx';

/** A drawing of the specimen's container; nothing if the exam takes no specimen. */
export const ExamTube = ({ container, className }: { container: ContainerId | null; className: string }) =>
  container && <Drawing cap={drawingOf(container)} className={classes('shrink-0', className)} />;

/** The container at a size at which its cap, its label, and its contents show. Tubes are drawn for that size, the others are the icon. */
export function LargeTube({ container, className }: { container: ContainerId | null; className: string }) {
  if (!container) return null;
  const drawing = drawingOf(container);
  return isTube(drawing) ? (
    <TubeDrawing cap={drawing} className={className} />
  ) : (
    <Drawing cap={drawing} className={classes('shrink-0', className)} />
  );
}

const caps = {
  lavender: 'fill-cap-lavender',
  gold: 'fill-cap-gold',
  blue: 'fill-cap-blue',
  green: 'fill-cap-green',
  red: 'fill-cap-red',
  grey: 'fill-cap-grey',
} as const satisfies Partial<Record<SpecimenCap, string>>;

const isTube = (drawing: SpecimenDrawing): drawing is keyof typeof caps => drawing in caps;

/** Tubes without an anticoagulant separate into serum above and a clot below; gel keeps them apart. */
const clots: ReadonlySet<keyof typeof caps> = new Set(['gold', 'red']);

function TubeDrawing({ cap, className }: { cap: keyof typeof caps; className: string }) {
  return (
    <svg viewBox="0 0 80 240" aria-hidden="true" className={classes('shrink-0', className)} fill="none">
      <path d="M20 96h40v114a20 20 0 0 1-40 0Z" className="fill-specimen-blood" />
      {clots.has(cap) && <path d="M20 96h40v66H20Z" className="fill-specimen-serum" />}
      {cap === 'gold' && <path d="M20 162q20 8 40 0v14q-20 8-40 0Z" className="fill-specimen-gel" />}
      <path d="M20 96q20 7 40 0-20-7-40 0Z" fill="#fff" fillOpacity=".35" />
      <path
        d="M18 62v148a22 22 0 0 0 44 0V62"
        fill="currentColor"
        fillOpacity=".05"
        stroke="currentColor"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <path d="M54 104v92" stroke="#fff" strokeOpacity=".4" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 112h29a3 3 0 0 1 3 3v62a3 3 0 0 1-3 3H20Z" fill="#fff" fillOpacity=".96" />
      <path
        d="M27 122v26M31 122v26M34 122v26M39 122v26M42 122v26M46 122v26"
        stroke="#102e2b"
        strokeOpacity=".75"
        strokeWidth="1.6"
      />
      <path d="M27 158h18M27 166h12" stroke="#102e2b" strokeOpacity=".35" strokeWidth="2" strokeLinecap="round" />
      <path d="M15 54h50v8a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4Z" className={caps[cap]} />
      <path d="M15 54h50v6H15Z" fill="#000" fillOpacity=".2" />
      <path d="M17 8h46a5 5 0 0 1 5 5v37a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z" className={caps[cap]} />
      <path d="M12 13a5 5 0 0 1 5-5h46a5 5 0 0 1 5 5v4H12Z" fill="#fff" fillOpacity=".35" />
      <path
        d="M20 24v24M28 24v24M36 24v24M44 24v24M52 24v24M60 24v24"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
