import {
  type ExamChoice,
  isOpening,
  queryOf,
  readChoice,
  switchParameter,
} from '../../../domain/exam-search/exam-choice.ts';
import { localeOfPath } from '../../../i18n/locale.ts';
import { keptPages, readNow } from '../../../views/pages/what-is-kept.ts';
import { withList } from '../carried-list.ts';
import { handOver, keepTyped, typedBefore } from '../typed-text.browser.ts';
import type { Answer, Question } from './search-messages.ts';
import { type ShownPage, showAnswer } from './show-answer.browser.ts';

/** Answers the page's field, filters and links from now on, by a worker of its own. Throws where that cannot be. */
export async function searchHere(page: HTMLElement, field: HTMLInputElement): Promise<void> {
  const ask = await openWorker(page.dataset.examSearch ?? '');
  const atFirst = readChoice(new URLSearchParams(location.search));
  const results = page.querySelector<HTMLElement>('[data-exam-results]');
  const below = page.querySelector<HTMLElement>('[data-exam-below]');
  if (!results) throw new Error('The page has no place for results');
  const opening = isOpening(atFirst) ? [...results.childNodes] : null;
  const shown: ShownPage = { page, results, hrefOf };
  let choice = atFirst;

  const show = async (wanted: ExamChoice): Promise<void> => {
    choice = wanted;
    const answer = await ask(wanted);
    // Somebody has gone on typing meanwhile.
    if (!answer || choice !== wanted) return;
    const opens = isOpening(wanted);
    if (below) below.hidden = !opens;
    page.toggleAttribute('data-asked', !opens);
    showAnswer(shown, answer);
    if (opens && opening) results.replaceChildren(...opening);
  };
  const hold = (wanted: ExamChoice): void => {
    keepTyped(wanted.query, addressOf(wanted));
    void show(wanted).then(() => bringIntoView(field, results));
  };

  field.addEventListener('input', () => hold({ ...choice, query: field.value.trim(), page: 1 }));
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    hold({ ...choice, query: field.value.trim(), page: 1 });
    // A phone's keyboard covers the answer.
    field.blur();
  });
  field.addEventListener('paste', (event) => pasteLines(event, field));
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choice]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const wanted = choiceAfter(choice, link.dataset.choice ?? '');
    keepTyped(wanted.query, addressOf(wanted), true);
    void show(wanted).then(() => {
      if (wanted.page !== 1 || link.closest('[data-exam-results]')) results.scrollIntoView({ block: 'start' });
    });
  });
  addEventListener('popstate', () => {
    // A jump within the page asks for nothing else.
    if (history.state === null && location.hash !== '' && !location.hash.includes('=')) return;
    const wanted = choiceOfAddress();
    field.value = wanted.query;
    void show(wanted);
  });

  keepForOffline().catch(() => {});
  const now = choiceOfAddress();
  // What was typed before this module arrived counts for more than what the address says.
  const typed = field.value.trim();
  const wanted = typed && typed !== atFirst.query ? { ...now, query: typed } : now;
  keepTyped(wanted.query, addressOf(wanted));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-locale-choice]')) handOver(field.value.trim());
  });
  if (queryOf(wanted) === queryOf(atFirst)) return;
  if (!typed) field.value = wanted.query;
  await show(wanted);
}

/** A field of one line glues lines together: each becomes a piece of the order. */
function pasteLines(event: ClipboardEvent, field: HTMLInputElement): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!/[\r\n]/.test(pasted.trim())) return;
  event.preventDefault();
  field.setRangeText(
    pasted.trim().replace(/\s*[\r\n]+\s*/g, '; '),
    field.selectionStart ?? 0,
    field.selectionEnd ?? 0,
    'end',
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** On a phone the field goes up to where the first exam is seen, with the keyboard open too. */
function bringIntoView(field: HTMLInputElement, results: HTMLElement): void {
  const first = results.querySelector('li, h3') ?? results;
  const { bottom } = first.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field.value && bottom > height) field.form?.scrollIntoView({ block: 'start' });
}

/** The service worker keeps pages as they are opened, and was not yet there when this one was: it is told. */
async function keepForOffline(): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return;
  const pages = await caches.open(keptPages.cacheName);
  if (!(await pages.match(location.pathname))) controller.postMessage(readNow);
}

/** The address of a choice, without what was typed. A list that is carried stays. */
function addressOf(choice: ExamChoice): string {
  const carried = new URLSearchParams(location.search).get('e');
  return location.pathname + withList(queryOf({ ...choice, query: '' }), carried ? [carried] : []);
}

/** Where a link of the page leads that is opened elsewhere: what was typed stands behind the '#', which no browser sends. */
function hrefOf(choice: ExamChoice): string {
  const query = queryOf(choice);
  return location.pathname + (choice.query ? query.replace('?', '#') : query);
}

function choiceOfAddress(): ExamChoice {
  const { hash, search } = location;
  const choice = readChoice(new URLSearchParams(hash.includes('=') ? hash.slice(1) : search));
  const typed = typedBefore();
  return typed === null ? choice : { ...choice, query: typed };
}

/** What a link of the page changes: 'area=chemistry', 'sameDay', 'sort=name', 'page=2'. What is chosen already is given up. */
function choiceAfter(choice: ExamChoice, change: string): ExamChoice {
  const [name = '', value = ''] = change.split('=');
  const afresh = { ...choice, page: 1 };
  if (name === 'page') return { ...choice, page: Number(value) };
  if (name === 'clear') return { ...readChoice(new URLSearchParams()), query: choice.query };
  if (name in switchParameter) return { ...afresh, [name]: !choice[name as keyof typeof switchParameter] };
  const isChosen = name !== 'sort' && choice[name as 'area' | 'specimen'] === value;
  return { ...afresh, [name]: isChosen ? null : value };
}

type Ask = (choice: ExamChoice) => Promise<Answer | null>;

async function openWorker(records: string): Promise<Ask> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer | null) => void>();
  let number = 0;
  let failed = (): void => {};
  const broken = new Promise<never>((_, reject) => {
    failed = () => reject(new Error('The search cannot run here'));
  });
  broken.catch(() => {});
  worker.addEventListener('error', () => failed());
  worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => {
    if (!data) return failed();
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  const locale = localeOfPath(location.pathname);
  const ask: Ask = (choice) =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      worker.postMessage({ number, records, locale, choice } satisfies Question);
    });
  await Promise.race([ask(readChoice(new URLSearchParams())), broken]);
  return ask;
}
