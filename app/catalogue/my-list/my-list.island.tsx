import { type FormEvent, type MouseEvent, use, useEffect, useState } from 'react';

import { codesIn } from '../../domain/exams/list-codes.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { shareAddress, wayToShare } from '../../ui/behaviors/share-address.ts';
import { leadTo } from '../../ui/islands/lead-to.ts';
import { waitingLink } from '../../ui/islands/read-island.ts';
import { saveFile } from '../../ui/islands/save-file.ts';
import type { Sharing } from '../../ui/share.tsx';
import { LaboratoryProvider } from '../../views/laboratory/laboratory-context.ts';
import { readListAddress } from './list-address.ts';
import { isListFragment } from './list-arrival.ts';
import { listHref } from './list-display.ts';
import { type ListPage, ListScreen } from './list-screen.tsx';
import type { ListView } from './list-view.ts';
import { planningHere } from './on-demand/planning-here.browser.ts';
import { readOrderHere } from './on-demand/read-order-here.browser.ts';
import type { PlanningData } from './planning-data.ts';
import { calendarFileName, preparationCalendar } from './preparation-calendar.ts';
import { changeBy, type ServedList, useList } from './use-list.tsx';
import { answerOrder, nothingTyped } from './written-order.ts';

/** The data in the page from which the browser plans the list. */
export interface MyListProps extends ServedList {
  page: ListPage;
  /** The addresses of the planning data and of the records to search. */
  planning: string;
  records: string;
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
    // The server may read an order that this browser cannot. The visitor decides, because that sends the list.
    if (!order && unclear.isUnread && unclear.typed === typed && navigator.onLine) return form.submit();
    if (!order) return ask({ ...nothingTyped, typed, isUnread: true });
    const answer = answerOrder(typed, order);
    if ('codes' in answer) add(answer.codes, form);
    else ask(answer.unclear);
  };
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    // The form of a home visit takes the list to another page, because its visitor asks for that.
    if (new URL(form.action).pathname !== location.pathname) return;
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
