import { type MouseEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { pasteLines } from '../../ui/behaviors/paste-lines.ts';
import { onListChange } from '../../views/exams/list-changes.ts';
import { listCodes, noCodes } from '../../views/exams/list-contents.ts';
import { CatalogueProvider } from './catalogue-context.ts';
import { type CatalogueOpening, CatalogueView } from './catalogue-view.tsx';
import { addressInBrowser, addressOnServer } from './choice-address.ts';
import { bringIntoView } from './on-demand/search-field.browser.ts';
import { openSession } from './on-demand/search-session.browser.ts';
import { resultsHeading } from './results-heading.ts';

interface CatalogueProps {
  opening: CatalogueOpening;
  answer: CatalogueAnswer;
  /** The codes of the list to which the visitor is adding exams. */
  carried: readonly string[];
  /** The address of the catalog's records. */
  records: string;
  /** The codes of the exams that the laboratory names as its most frequent. */
  frequent: readonly string[];
  currency: string;
  whatsapp: string;
}

/** The catalog. In the browser, a worker answers the typed text and the choices; if it cannot, links and the form ask the server. */
export default function Catalogue(props: CatalogueProps) {
  const { opening, carried, currency, whatsapp } = props;
  const { answer, answering, session } = useSearch(props);
  const listed = useSyncExternalStore(onListChange, listCodes, noCodes);
  const said = useAnnouncement(answer, props.answer);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const searches = answering === 'browser';
  // From the hydration on, not only from the render after it: a form that was sent earlier is sent again in between.
  const isAnsweredHere = answering !== 'server-again';

  useTypedText(session, field);
  const showBelow = (isShown: boolean) => {
    if (isShown && field.current && results.current) bringIntoView(field.current, results.current);
  };
  const choose = (choice: ExamChoice, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (choice.query !== answer.choice.query) writeQuery(field.current, choice.query);
    const leadsToTop = choice.page !== 1 || isAboveRows(event.currentTarget, results.current);
    void session.choose(choice, answer.choice).then((isShown) => {
      if (isShown && leadsToTop) results.current?.scrollIntoView({ block: 'start' });
    });
  };
  const search = {
    field: {
      ref: field,
      onInput: () => field.current && session.type(field.current).then(showBelow),
      onPaste: (event: { nativeEvent: ClipboardEvent }) =>
        field.current && pasteLines(event.nativeEvent, field.current),
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      if (!field.current) return;
      event.preventDefault();
      void session.send(field.current).then(showBelow);
      // A phone's keyboard would cover the results.
      field.current.blur();
    },
  };
  const hrefOf = (searches ? addressInBrowser : addressOnServer)(getLocale(), carried);
  return (
    <CatalogueProvider value={{ currency, whatsapp, carried, listed, hrefOf, choose: searches ? choose : null }}>
      <CatalogueView
        opening={opening}
        answer={answer}
        said={said}
        asksToSend={answering === 'server-again'}
        results={results}
        search={isAnsweredHere ? search : { field: { ref: field } }}
      />
    </CatalogueProvider>
  );
}

/** Only the link that empties the field changes the text. React removes that link, so the field takes its focus. */
function writeQuery(field: HTMLInputElement | null, query: string): void {
  if (!field) return;
  field.value = query;
  field.focus();
}

/** Whether a link above the rows changes all of them. A filter stays in view, because another one may follow. */
const isAboveRows = (link: Element, results: Element | null): boolean =>
  results?.contains(link) === true && link.closest('details, [role=group]') === null;

/** Which side answers: the server until React has hydrated, then this browser, and the server again if this browser cannot search. */
type Answering = 'server' | 'browser' | 'server-again';

function useSearch({ answer: written, carried, records, frequent }: CatalogueProps) {
  const [answer, setAnswer] = useState(written);
  const [answering, setAnswering] = useState<Answering>('server');
  const [session] = useState(() =>
    openSession({
      locale: getLocale(),
      carried,
      records,
      frequent,
      first: written.choice,
      // The render is synchronous, so that the page can then scroll to the results.
      onAnswer: (next) => flushSync(() => setAnswer(next)),
      onFailure: () => setAnswering('server-again'),
    }),
  );
  useEffect(() => setAnswering('browser'), []);
  return { answer, answering, session };
}

/** Asks for the text that is in the field, when the page opens and when the visitor goes back or forward. */
function useTypedText(session: ReturnType<typeof openSession>, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    void session.begin(input);
    const goBack = () => void session.goBack(input);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [session, field]);
}

const HEARD_AFTER_MS = 700;

/** The results in words, for visitors who do not see the page, once the typing has stopped. */
function useAnnouncement(answer: CatalogueAnswer, written: CatalogueAnswer): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (answer === written) return;
    const later = setTimeout(() => setSaid(resultsHeading(answer)), HEARD_AFTER_MS);
    return () => clearTimeout(later);
  }, [answer, written]);
  return said;
}
