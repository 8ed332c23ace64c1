import { codesIn, listQuery, readListAddress } from '../list-address.ts';
import { addedBy, meet, readStored, toStore } from '../stored-list.ts';
import { markList } from './list-marks.browser.ts';
import { keepOwnList, ownList } from './own-list.browser.ts';

export interface ListPage {
  /** Takes one exam off the list, or all (undefined), when it is this browser's own that is shown. Returns what is left of that. */
  takeOff: (code: string | undefined) => string[] | null;
  /** Shows this browser's own list, where another tab has changed it. */
  follow: () => void;
}

/** The page of a list: what is taken off it is taken off this browser's list, when it is that one. */
export function listPage(root: HTMLElement): ListPage {
  const codes = codesIn(root.dataset.listPage ?? '');
  const path = root.dataset.listPath ?? location.pathname;
  const other = root.querySelector<HTMLElement>('[data-list-other]');
  const asked = readListAddress(new URLSearchParams(location.search)).codes;
  const open = (list: readonly string[]) => location.replace(path + listQuery({ codes: list }));
  const emptying = root.querySelector<HTMLElement>('[data-list-emptying]');
  let isOwn = false;

  const keep = () => {
    keepOwnList(codes);
    // A browser that keeps nothing has no list but the address.
    isOwn = ownList().join() === readStored(toStore(codes)).join();
    if (!isOwn) return;
    rememberAsOwn();
    markList();
    if (emptying) emptying.hidden = false;
    if (other) other.hidden = true;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-list-carried]')) link.search = '';
  };
  if (codes.length === 0 && location.search === '' && ownList().length > 0) open(ownList());
  // The visitor comes back to an older state of their own list: an emptied list stays empty, an exam that was taken off stays off.
  const isOutdated = wasOwn() && ownList().join() !== codes.join();
  if (isOutdated) open(ownList());
  const meeting = isOutdated ? 'nothing' : meet({ codes, asked, added: addedBy(location.hash) }, ownList());
  if (meeting === 'keep-page') keep();
  if (meeting === 'ask' && other) other.hidden = false;
  // Nobody else's list can be emptied here.
  if (meeting === 'ask' && emptying) emptying.hidden = true;

  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-list-keep]')) keep();
  });
  return {
    takeOff: (code) => {
      if (!isOwn) return null;
      // Another tab may have added to it since this page was opened.
      const left = code ? ownList().filter((one) => one !== code) : [];
      keepOwnList(left);
      markList();
      return left;
    },
    follow: () => {
      if ((isOwn || codes.length === 0) && ownList().join() !== codes.join()) open(ownList());
    },
  };
}

/** Marks this entry of the browser's history as one of its own list. */
const rememberAsOwn = (): void => history.replaceState({ ...history.state, isOwnList: true }, '');
const wasOwn = (): boolean => history.state?.isOwnList === true;
