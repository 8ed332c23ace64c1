import { type Dispatch, type SetStateAction, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { type WallClock, wallClock } from '../../domain/laboratory/opening-hours.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { focusOn, leadTo } from '../../ui/islands/lead-to.ts';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { onListChange } from '../../views/exams/list-changes.ts';
import { listCodes, noCodes } from '../../views/exams/list-contents.ts';
import { plannableOf } from './exam-list.ts';
import { type ListAddress, readListAddress } from './list-address.ts';
import {
  type Arrival,
  arrivalAfter,
  arrivalAt,
  codesShown,
  isListFragment,
  listParameters,
  type Plannable,
} from './list-arrival.ts';
import { shownByServer } from './list-display.ts';
import { answerId, emptiedId, type ListView, listView, unclearId } from './list-view.ts';
import { keepArrival, pushAddress, replaceAddress } from './on-demand/settle-list.browser.ts';
import type { PlanningData } from './planning-data.ts';
import { nothingTyped, type UnclearName } from './written-order.ts';

/** The list as the server rendered it. */
export interface ServedList {
  /** The address that the server rendered, by its own clock. */
  address: ListAddress;
  now: WallClock;
  unclear: UnclearName;
}

interface Shown extends Arrival {
  now: WallClock;
  unclear: UnclearName;
  /** Whether this is still the page as the server wrote it, before the browser has checked for a stored list. */
  isServers: boolean;
  /** Whether the visitor has just taken the last exam off. */
  isEmptied: boolean;
  /** The element to which the last change leads. */
  lead: { id: string; isQuiet?: boolean | undefined } | null;
}

/** Which list the page shows, and the actions that change it. */
export function useList({ address: written, now, unclear }: ServedList, { exams, calendar, laboratory }: PlanningData) {
  const kept = useSyncExternalStore(onListChange, listCodes, noCodes);
  const [shown, setShown] = useState<Shown>({
    address: written,
    isOwn: false,
    kept: noCodes(),
    now,
    unclear,
    isServers: true,
    isEmptied: false,
    lead: null,
  });
  const { isOwn, isServers, lead } = shown;
  const codes = codesShown(shown, kept);
  const plannable: Plannable = (some) => plannableOf(some, exams);
  const isOther = !isServers && !isOwn && kept.length > 0 && plannable(codes).length > 0;
  const view = listView(
    { ...shown.address, codes },
    { exams, calendar, now: shown.now, locale: getLocale() },
    isServers ? shownByServer : { place: 'fragment', isCarried: !isOwn && kept.length === 0, isOther },
  );
  const clock = () => wallClock(new Date(), laboratory.timeZone);

  useArrivals({ exams, laboratory }, setShown);
  useLayoutEffect(() => {
    if (lead) (lead.isQuiet ? focusOn : leadTo)(document.getElementById(lead.id));
  }, [lead]);

  const change = (wanted: ListAddress, { place, isQuiet, isKept = isOwn, isEmptied = false }: Change = {}) => {
    const own = listCodes();
    // A list that is stored from now on replaces the previous one. An emptied list also loses what another tab has added.
    const before = isOwn ? [...codes, ...(isEmptied ? own : [])] : isKept ? own : codes;
    const arrival = keepArrival(arrivalAfter(wanted, { isOwn: isKept, codes: before }, own, plannable));
    pushAddress(arrival);
    const hasNone = codesShown(arrival, arrival.kept).length === 0;
    const to = hasNone ? emptiedId : place;
    setShown({
      ...arrival,
      now: clock(),
      unclear: nothingTyped,
      isServers: false,
      isEmptied: hasNone,
      lead: to ? { id: to, isQuiet: isQuiet && !hasNone } : null,
    });
  };
  const ask = (unknown: UnclearName) =>
    setShown({ ...shown, unclear: unknown, isEmptied: false, lead: { id: unclearId } });
  return { view, unclear: shown.unclear, isEmptied: shown.isEmptied, change, ask };
}

/** Shows the list of the address when the page opens, and after Back and Forward. */
function useArrivals(
  { exams, laboratory }: Pick<PlanningData, 'exams' | 'laboratory'>,
  setShown: Dispatch<SetStateAction<Shown>>,
): void {
  useLayoutEffect(() => {
    const arrive = () => {
      const arrival = keepArrival(arrivalAt(location, listCodes(), (some) => plannableOf(some, exams)));
      replaceAddress(arrival);
      const today = wallClock(new Date(), laboratory.timeZone);
      setShown((last) => ({ ...last, ...arrival, now: today, isServers: false, isEmptied: false, lead: null }));
    };
    const onPopState = () => {
      // A jump within the page shows no other list.
      if (location.hash === '' || isListFragment(location.hash)) arrive();
    };
    arrive();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [exams, laboratory, setShown]);
}

/** How the list changes: where that leads on the page, whether the browser then stores the list, and whether it is emptied. */
interface Change {
  place?: string | undefined;
  isQuiet?: boolean | undefined;
  isKept?: boolean;
  isEmptied?: boolean;
}

/** The list after a click on one of the page's links. */
export function changeBy(link: HTMLAnchorElement, { address }: ListView): [wanted: ListAddress, change: Change] {
  const wanted = readListAddress(listParameters(link));
  const isEmptied = link.hasAttribute(examListContract.empties);
  if (wanted.day !== address.day || wanted.person !== address.person) return [wanted, { place: answerId, isEmptied }];
  // The link that was pressed is gone: the heading above it names the remaining exams.
  return [wanted, { place: 'examenes', isQuiet: true, isEmptied }];
}
