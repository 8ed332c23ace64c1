import { drawingOf } from '../../domain/exams/containers.ts';
import { containerNames } from '../../domain/exams/specimen-words.ts';
import type { Sampling } from '../../domain/preparation/sampling.ts';
import { bloodWords, homeWords } from '../../domain/preparation/sampling-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Tube } from './chosen-exams.tsx';

interface SamplingPartProps {
  sampling: Sampling;
  nameOf: (code: string) => string;
  /** The level of its headings: one below the visit's, or below the plan's if there is only one visit. */
  below: 'h2' | 'h3';
}

/** The specimens of a visit: the tubes in the order of draw, the other containers, the volume of blood, and the place. */
export function SamplingPart({ sampling, nameOf, below }: SamplingPartProps) {
  const locale = getLocale();
  const { tubes, containers: others, bloodMl, home } = sampling;
  const Heading = below === 'h2' ? 'h3' : 'h4';
  const taken = [
    ...tubes.map(({ container, count }) => ({ container, count, byPatient: false })),
    ...others.map(({ container, count, byPatient }) => ({ container, count, byPatient })),
  ];
  return (
    <div className="mt-9 rounded-lg bg-sunken px-4 py-5 sm:px-7 sm:py-6 print:mt-1 print:p-0">
      <Heading className="text-lg print:text-base">{m.plan_sample()}</Heading>
      <ol className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-3 print:mt-0 print:flex print:flex-wrap print:gap-y-0">
        {taken.map(({ container, count, byPatient }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same container may come twice, and none ever moves.
          <li key={index} className="flex items-center gap-3 sm:items-end">
            <Tube drawing={drawingOf(container)} />
            <span className="max-w-48 leading-snug print:max-w-none">
              <span className="font-semibold tabular-nums">{count} ×</span> {containerNames[container]()}
              {byPatient && (
                <span className="block text-sm text-ink-soft print:inline print:text-base"> {m.plan_by_patient()}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {tubes.length > 1 && <p className="mt-2 no-print text-sm text-ink-soft">{m.plan_order_of_draw()}</p>}
      <div className="mt-4 grid gap-1 print:mt-0.5 print:block">
        {bloodMl > 0 && <p>{bloodWords(sampling, locale)}</p>}
        <p>{homeWords(home, locale, nameOf)}</p>
      </div>
    </div>
  );
}
