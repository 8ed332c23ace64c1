import { MAX_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { namesWords } from '../../domain/preparation/moment-words.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { cautionBar } from './caution.tsx';
import { ExamChoices } from './exam-choices.tsx';
import { listHref } from './list-display.ts';
import { type ListView, unclearId, unclearSummaryId } from './list-view.ts';
import { UnknownCodes } from './unknown-codes.tsx';
import { OrderForm } from './written-exams.tsx';
import type { UnclearName } from './written-order.ts';

interface ListNoticesProps {
  view: ListView;
  unclear: UnclearName;
  onKeep?: (() => void) | undefined;
}

/** The parts of the list that could not be read, and the exams that are on it twice. Everything else is kept. */
export function ListNotices({ view, unclear, onKeep }: ListNoticesProps) {
  const { list, names, address, display } = view;
  const { unknown, surplus, doubled, shared } = list;
  const nameOf = (code: string): string => names[code] ?? code;
  const said = [
    ...(surplus.length > 0 ? [m.list_surplus({ most: MAX_EXAMS, codes: surplus.join(', ') })] : []),
    ...doubled.map(({ exam, panel }) =>
      m.list_doubled({ exam: names[exam.code] ?? exam.code, panel: names[panel.code] ?? panel.code }),
    ),
    ...shared.map(({ one, other, exams }) =>
      m.list_shared({
        one: nameOf(one.code),
        other: nameOf(other.code),
        names: namesWords(exams.map(nameOf), getLocale()),
      }),
    ),
  ];
  return (
    <>
      {unclear.typed && (
        // Only one sentence is an announcement: a screen reader would read the whole notice, with each choice.
        <div
          id={unclearId}
          role="group"
          aria-labelledby={unclearSummaryId}
          className={classes(cautionBar, 'no-print mb-10')}
        >
          <p id={unclearSummaryId} role="alert" className="font-semibold wrap-anywhere">
            {unclearWords(unclear)}
          </p>
          {unclear.pieces.length > 1 ? (
            <OrderForm {...unclear} address={address} />
          ) : (
            <ExamChoices
              choices={unclear.choices}
              hrefOf={(code) =>
                listHref(getLocale(), { ...address, codes: [...new Set([...address.codes, code])] }, display, code)
              }
            />
          )}
          <CatalogueLink view={view} className={button('quiet', 'mt-2')} />
        </div>
      )}
      {unknown.length > 0 && list.exams.length === 0 && <UnknownCodes codes={unknown} className="mb-8" />}
      {said.length > 0 && (
        <ul className={classes(cautionBar, 'mb-8 grid gap-2')}>
          {said.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      <OtherList isShown={display.isOther} onKeep={onKeep} />
    </>
  );
}

function unclearWords({ typed, choices, pieces, isUnread }: UnclearName): string {
  if (isUnread) return m.list_not_read_here();
  const doubtful = pieces.filter(({ exam }) => exam === null).length;
  if (pieces.length > 1) return m.list_order_read({ found: pieces.length - doubtful, doubtful });
  return choices.length > 0 ? m.list_which({ text: typed }) : m.list_not_found({ text: typed });
}

/** The browser shows this if it stores a different list from the page's: a link never overwrites a stored list. */
function OtherList({ isShown, onKeep }: { isShown: boolean; onKeep: (() => void) | undefined }) {
  return (
    <div hidden={!isShown} className={classes(cautionBar, 'no-print mb-8')}>
      <p className="font-semibold">{m.list_other_saved()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={onKeep} className={button('outline')}>
          {m.list_keep_this()}
        </button>
        <SiteLink to="/mi-lista" className={button('quiet')}>
          {m.list_see_mine()}
        </SiteLink>
      </p>
    </div>
  );
}
