import {
  type FormEvent,
  type MouseEvent,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import { codesIn } from '../../domain/exams/list-codes.ts';
import { type WallClock, wallClock } from '../../domain/laboratory/opening-hours.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { shareAddress, wayToShare } from '../../ui/behaviours/share-address.ts';
import { waitingLink } from '../../ui/islands/island.contract.ts';
import { focusOn, leadTo } from '../../ui/islands/lead-to.ts';
import { saveFile } from '../../ui/islands/save-file.ts';
import type { Sharing } from '../../ui/share.tsx';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { listCodes, noCodes, onListChange } from '../../views/exams/list-contents.ts';
import { LaboratoryProvider } from '../../views/laboratory/laboratory-context.ts';
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
import { listHref, shownByServer } from './list-display.ts';
import { type ListPage, ListScreen } from './list-screen.tsx';
import { answerId, emptiedId, type ListView, listView, unclearId } from './list-view.ts';
import { planningHere } from './on-demand/planning-here.browser.ts';
import { readOrderHere } from './on-demand/read-order-here.browser.ts';
import { keepArrival, pushAddress, replaceAddress } from './on-demand/settle-list.browser.ts';
import type { PlanningData } from './planning-data.ts';
import { calendarFileName, preparationCalendar } from './preparation-calendar.ts';
import { answerWritten, nothingTyped, type UnclearName } from './written-order.ts';

export interface MyListProps {
  page: ListPage;
  /** The address that the server rendered, by its own clock. */
  address: ListAddress;
  now: WallClock;
  unclear: UnclearName;
  /** Where the browser fetches the planning data, and the records that it searches. */
  planning: string;
  records: string;
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

/** The page of a list. The browser plans with the server's own rules, and the list does not leave it (decision 0040). */
export default function MyList(props: MyListProps) {
  const planning = use(planningHere(props.planning));
  const { view, unclear, isEmptied, change, ask } = useList(props, planning);
  const { laboratory } = planning;
  const sharing = useSharing(listHref(getLocale(), { codes: view.address.codes }, view.display));

  const add = (codes: readonly string[], form: HTMLFormElement) => {
    change({ ...view.address, codes: [...new Set([...view.address.codes, ...codes])] }, { place: codes[0] });
    const field = form.closest('.list-sheet')?.querySelector<HTMLTextAreaElement>('[name="agregar"]');
    if (field) field.value = '';
  };
  const addWritten = async (form: HTMLFormElement, typed: string) => {
    if (typed === '') return;
    const order = await readOrderHere({ records: props.records, text: typed }).catch(() => null);
    // The server may read what this browser cannot; the visitor decides, as the list goes along.
    if (!order && unclear.isUnread && unclear.typed === typed && navigator.onLine) return form.submit();
    if (!order) return ask({ ...nothingTyped, typed, isUnread: true });
    const answer = answerWritten(typed, order);
    if ('codes' in answer) add(answer.codes, form);
    else ask(answer.unclear);
  };
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const fields = new URLSearchParams(textsOf(new FormData(form)));
    const written = fields.get('agregar');
    if (form.method === 'get') change(readListAddress(fields), { place: new URL(form.action).hash.slice(1) });
    else if (written !== null) void addWritten(form, written.trim());
    else add(codesIn(fields.getAll('elegido').join()), form);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.matches(waitingLink)) {
      event.preventDefault();
      if (link.hasAttribute('download')) saveCalendar(view, planning);
      else change(...changeBy(link, view));
    } else if (link.hash && link.pathname === location.pathname && isListFragment(location.hash)) {
      // The fragment holds the list's address, so a jump within the page must not change it.
      event.preventDefault();
      leadTo(document.getElementById(link.hash.slice(1)));
    }
  };
  const onKeep = () => change(view.address, { isKept: true });

  return (
    <LaboratoryProvider value={laboratory}>
      <ListScreen
        page={props.page}
        view={view}
        unclear={unclear}
        isEmptied={isEmptied}
        actions={{ onSubmit, onClick, onKeep, sharing }}
      />
    </LaboratoryProvider>
  );
}

/** Which list the page shows, and the actions that change it. */
function useList({ address: written, now, unclear }: MyListProps, { exams, calendar, laboratory }: PlanningData) {
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
  }, [exams, laboratory]);
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

/** How the list changes: where that leads on the page, whether the browser then stores the list, and whether it is emptied. */
interface Change {
  place?: string | undefined;
  isQuiet?: boolean | undefined;
  isKept?: boolean;
  isEmptied?: boolean;
}

/** The list after a click on one of the page's links. */
function changeBy(link: HTMLAnchorElement, { address }: ListView): [wanted: ListAddress, change: Change] {
  const wanted = readListAddress(listParameters(link));
  const isEmptied = link.hasAttribute(examListContract.empties);
  if (wanted.day !== address.day) return [wanted, { place: answerId, isEmptied }];
  // The link that was pressed is gone: the heading above it says what is left.
  return [wanted, { place: 'examenes', isQuiet: true, isEmptied }];
}

/** Shares the address through the phone's share sheet, or else through the clipboard. */
function useSharing(path: string): Sharing {
  const [{ by, copied }, setState] = useState<{ by: Sharing['by']; copied: string | null }>({ by: null, copied: null });
  useEffect(() => {
    setState({ by: wayToShare(), copied: null });
  }, []);
  const onShare = async () => {
    if (by && (await shareAddress(location.origin + path, by))) setState({ by, copied: path });
  };
  return { by, isDone: copied === path, onShare };
}

/** Creates the file on this device and saves it here. */
function saveCalendar({ list }: ListView, { laboratory }: PlanningData): void {
  const now = new Date();
  const text = preparationCalendar(list, { laboratory, now, locale: getLocale(), newId: randomId });
  saveFile(calendarFileName, 'text/calendar;charset=utf-8', text);
}

/** `crypto.randomUUID` exists only on secure connections. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const textsOf = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
