import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { PageHelp } from '../../views/pages/page-help.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { RegistrationFields } from './registration-fields.tsx';
import type { RegistrationView } from './registration-view.ts';

/** The application at the left, the way to an answer at the right, and the page's own texts below. */
export const DoctorRegistrationPage = ({ page, view }: { page: PageView; view: RegistrationView }) => (
  <article className="pb-24">
    <div className="page-frame grid gap-x-20 gap-y-12 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-14">
      <div className="max-w-3xl">
        <h1 className="text-2xl">{page.heading}</h1>
        <p className="mt-3 mb-8 text-ink-soft sm:text-lg">{page.lead}</p>
        <RegistrationFields view={view} />
      </div>
      <aside className="lg:border-l lg:border-line lg:pl-10">
        <h2 className="mb-5 font-sans text-base font-semibold tracking-normal">{m.apply_next_heading()}</h2>
        <ApplicationSteps />
      </aside>
    </div>
    <PageHelp page={page} />
  </article>
);

/** The steps between an application and its answer. */
export const ApplicationSteps = () => (
  <ol className="grid gap-5">
    {[m.applied_step_confirm(), m.applied_step_review(), m.applied_step_answer()].map((text, index) => (
      <Step key={text} number={index + 1}>
        {text}
      </Step>
    ))}
  </ol>
);

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)]">
    <span aria-hidden="true" className="font-display text-xl leading-none text-brand">
      {number}
    </span>
    {children}
  </li>
);
