import type { Intention } from '../form/calculator.ts';

/** Lines of 1.5 px in a square of 48: the organ in ink, what is measured in the brand's green. */
const drawings = {
  heart: {
    organ: 'M24 41C11 32 5.5 25 5.5 17.5A9.5 9.5 0 0 1 24 13.6a9.5 9.5 0 0 1 18.5 3.900C42.5 25 37 32 24 41z',
    measure: 'M2 24.5h13l3-6.5 5 13 3.5-8.5 1.5 2H46',
  },
  sugar: {
    organ: 'M24 4c6.5 8.5 10.5 13.5 10.5 19.5a10.5 10.5 0 0 1-21 0C13.5 17.5 17.5 12.5 24 4z',
    measure: 'M4 42h40M8 42v-4M14 42v-2.5M20 42v-4M26 42v-2.5M32 42v-4M38 42v-2.5M24 28.5a5 5 0 0 1-5-5',
  },
  kidneys: {
    organ:
      'M17 6C10 6 5.5 12.5 5.5 21S10 36 15.5 36c4.5 0 6-3.5 4.5-7.5-1.200-3-1.200-5 .5-8C23.5 15.5 23 6 17 6zM31 6c7 0 11.5 6.5 11.5 15S38 36 32.5 36c-4.5 0-6-3.5-4.5-7.5 1.200-3 1.200-5-.5-8C24.5 15.5 25 6 31 6z',
    measure: 'M19.5 24.5c2.5 3.5 3.5 9 3.5 18M28.5 24.5c-2.5 3.5-3.5 9-3.5 18',
  },
} as const satisfies Record<Intention, object>;

export function IntentionDrawing({ intention, className }: { intention: Intention; className: string }) {
  const { organ, measure } = drawings[intention];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={className}
    >
      <path d={organ} stroke="currentColor" />
      <path d={measure} strokeLinecap="round" className="stroke-brand" />
    </svg>
  );
}
