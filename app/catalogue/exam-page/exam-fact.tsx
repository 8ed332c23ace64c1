import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A row of the exam card's facts, as 'Ayuno: 8 horas'. The value begins with a capital, even if it is a date. */
export const Fact = ({ term, note, children }: FactProps) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5">
    <dt className="text-ink-soft">{term}</dt>
    <dd>
      <span className="block font-semibold first-letter:uppercase">{children}</span>
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </dd>
  </div>
);
