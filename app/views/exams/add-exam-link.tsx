import type { ReactNode } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

interface AddExamLinkProps {
  code: string;
  name: string;
  /** The list with this exam on it, for when no script adds it. */
  href: string;
  /** The codes of the list that this browser stores. If the exam is on it, the link leads there. */
  listed: readonly string[];
  className: string;
  children: ReactNode;
}

/** Adds an exam to the list, inside an island. Elsewhere `list-links.browser.ts` marks the link of an exam that is on the list. */
export function AddExamLink({ code, name, href, listed, className, children }: AddExamLinkProps) {
  const isListed = listed.includes(code);
  return (
    <a
      href={isListed ? localizedHref(getLocale(), '/mi-lista') : href}
      data-list-add={code}
      data-live="behaviour"
      className={className}
    >
      {isListed ? m.list_in() : children}
      <span className="sr-only">: {name}</span>
    </a>
  );
}
