import type { ReactNode } from 'react';

import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { isListed } from '../../views/exams/list-contents.ts';
import { useCatalogue } from './catalogue-context.ts';

interface ListAddLinkProps {
  codes: readonly string[];
  children: string;
  /** Text for screen readers only, for visitors who do not see the row. */
  about?: ReactNode;
  className: string;
}

/** Adds exams to the list. Once all of them are on this browser's list, it says so and leads there. */
export function ListAddLink({ codes, children, about, className }: ListAddLinkProps) {
  const { carried, listed } = useCatalogue();
  const isIn = isListed(listed, codes);
  const list = pathInLocale(getLocale(), '/mi-lista');
  return (
    <a
      href={isIn ? list : `${list}?e=${[...carried, ...codes].join(',')}`}
      data-list-add={codes.join(',')}
      data-live="behaviour"
      rel="nofollow"
      className={className}
      // Before React hydrates, the list's behavior may have written here that the exam is on the list.
      suppressHydrationWarning
    >
      {isIn ? m.list_in() : children}
      {about}
    </a>
  );
}
