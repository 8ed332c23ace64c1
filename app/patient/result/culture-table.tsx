import type { Susceptibility, TestedGerm } from '../../domain/reports/susceptibility.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Table } from '../../ui/table.tsx';
import { withUnit } from './value-words.ts';

export const susceptibilityWords = {
  susceptible: m.culture_susceptible,
  intermediate: m.culture_intermediate,
  resistant: m.culture_resistant,
  'susceptible-dose-dependent': m.culture_dose,
  'non-susceptible': m.culture_non_susceptible,
} as const satisfies Record<Susceptibility, () => string>;

/** The antibiotics that were tested on each germ, with the answer in words. */
export const CultureTables = ({ germs }: { germs: readonly TestedGerm[] }) => (
  <section className="mt-10">
    <h3 className="text-xl">{m.culture_heading()}</h3>
    <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.culture_lead()}</p>
    {germs.map(({ germ, antibiotics }) => (
      <div key={germ ?? ''} className="mt-5">
        <Table
          caption={germ ? m.culture_germ({ germ }) : m.culture_heading()}
          isCaptionHidden={!germ}
          rows={antibiotics}
          keyOf={({ position }) => String(position)}
          columns={[
            { id: 'name', heading: m.culture_antibiotic(), cell: ({ name }) => name },
            {
              id: 'answer',
              heading: m.culture_answer(),
              cell: ({ answer }) => susceptibilityWords[answer](),
              isLong: true,
            },
            {
              id: 'amount',
              heading: m.culture_amount(),
              cell: ({ value, unit }) => withUnit(value, value ? unit : ''),
            },
          ]}
        />
      </div>
    ))}
  </section>
);
