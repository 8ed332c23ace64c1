import type { ReactNode } from 'react';

interface PatientStepProps {
  heading: string;
  lead: string;
  /** The form. */
  children: ReactNode;
  help?: ReactNode;
}

/** One thing to do at the left, help at the right. */
export const PatientStep = ({ heading, lead, children, help }: PatientStepProps) => (
  <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
    <div>
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-3 mb-7 text-ink-soft">{lead}</p>
      {children}
    </div>
    {help && <div className="grid content-start gap-6 lg:mt-2 lg:border-l lg:border-line lg:pl-16">{help}</div>}
  </div>
);
