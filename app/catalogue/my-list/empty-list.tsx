import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { examListContract } from '../../views/exams/exam-list.contract.ts';

/** Empties the whole list, after a question. */
export function EmptyList({ isOther }: { isOther: boolean }) {
  const path = localizedHref(getLocale(), '/mi-lista');
  return (
    // A visitor cannot empty another person's list here.
    <span hidden={isOther} className="no-print text-sm">
      <a href={path} className={button('quiet', 'min-h-11 px-0! text-ink-soft! scripted:hidden')}>
        {m.list_empty()}
      </a>
      <DialogOpener
        dialog={emptyDialogId}
        className={button('quiet', 'hidden min-h-11 px-0! text-ink-soft! scripted:inline-flex')}
      >
        {m.list_empty()}
      </DialogOpener>
      <EmptyDialog path={path} />
    </span>
  );
}

const emptyDialogId = 'vaciar';

/** Asks before it empties the whole list, because nothing can restore it. */
const EmptyDialog = ({ path }: { path: string }) => (
  <Dialog id={emptyDialogId} title={m.list_empty_question()}>
    <p>{m.list_empty_text()}</p>
    <a href={path} {...answeredByIsland} {...dataFor(examListContract, { empties: '' })} className={button('primary')}>
      {m.list_empty_yes()}
    </a>
    <DialogCloser dialog={emptyDialogId} className={button('outline')}>
      {m.list_empty_no()}
    </DialogCloser>
  </Dialog>
);
