import type { ReactNode } from 'react';

import type { Specimen } from '../../domain/exams/specimen.ts';
import { rejectionNames, storageNames } from '../../domain/exams/specimen-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { hoursWords } from '../../i18n/span-words.ts';
import { Fold } from '../../views/pages/fold.tsx';
import { milliliters } from './exam-specimen.ts';

/** The facts for professionals, on request. */
export const ForProfessionals = ({ children }: { children: ReactNode }) => (
  <Fold words={m.exam_professionals()} className="mt-1 text-sm">
    {children}
  </Fold>
);

/** How much of a specimen suffices, how long it lasts, and when it is rejected. */
export function SpecimenConditions({ specimen: { minimumMl, stability, rejectedWhen } }: { specimen: Specimen }) {
  const locale = getLocale();
  return (
    <dl className="grid gap-y-2">
      {minimumMl !== null && (
        <div>
          <dt className="font-semibold">{m.exam_minimum()}</dt>
          <dd>{milliliters(minimumMl, locale)}</dd>
        </div>
      )}
      <div>
        <dt className="font-semibold">{m.exam_stability()}</dt>
        {stability.map(({ at, hours }) => (
          <dd key={at}>
            {storageNames[at]()}: {hoursWords(locale, hours)}
          </dd>
        ))}
      </div>
      <div>
        <dt className="font-semibold">{m.exam_rejected()}</dt>
        <dd>{rejectedWhen.map((reason) => rejectionNames[reason]()).join(', ')}</dd>
      </div>
    </dl>
  );
}
