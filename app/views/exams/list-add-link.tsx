import type { ReactNode } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { dataFor } from '../../ui/data-for.ts';
import { waitsFor } from '../../ui/waits-for.ts';
import { examListContract } from './exam-list.contract.ts';
import { isListed } from './list-contents.ts';

interface ListAddLinkProps {
  codes: readonly string[];
  /** The exam's name, for screen readers only, if the link's text does not name the exam. */
  name?: string;
  /** The list that the page's address carries. Without a script, the link adds to it. */
  carried?: readonly string[];
  /** In an island, the list that this browser stores. */
  listed?: readonly string[];
  className: string;
  /** In an island, text only: React tolerates no other difference from the HTML that the list's behavior has changed. */
  children: ReactNode;
}

/**
 * Adds exams to the list. Once all of them are on this browser's list, it says so and leads there: React does this in a hydrated island, and
 * `list-links.browser.ts` elsewhere.
 */
export function ListAddLink({ codes, name, carried = [], listed = [], className, children }: ListAddLinkProps) {
  const isIn = isListed(listed, codes);
  const list = localizedHref(getLocale(), '/mi-lista');
  return (
    <a
      href={isIn ? list : `${list}?e=${[...carried, ...codes].join(',')}`}
      {...dataFor(examListContract, { add: codes.join(',') })}
      {...waitsFor('behavior')}
      rel="nofollow"
      className={className}
      // Before React hydrates, the list's behavior may have written here that the exam is on the list.
      suppressHydrationWarning
    >
      {isIn ? m.list_in() : children}
      {name && <span className="sr-only">{`: ${name}`}</span>}
    </a>
  );
}
