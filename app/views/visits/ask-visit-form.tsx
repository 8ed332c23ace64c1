import type { ReactNode } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';

interface AskVisitFormProps {
  /** The first answers of the form of a home visit. They travel in the request's body: no address names exams or a neighborhood. */
  carried: readonly (readonly [name: 'e' | 'dia' | 'barrio', value: string])[];
  className?: string;
  children: ReactNode;
}

/** A button that opens the form of a home visit, with what the visitor chose on this page. */
export const AskVisitForm = ({ carried, className, children }: AskVisitFormProps) => (
  <form method="post" action={localizedHref(getLocale(), '/toma-domicilio-medellin/pedir')} className={className}>
    {carried.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={button('outline', 'w-full sm:w-auto')}>
      {children}
    </button>
  </form>
);
