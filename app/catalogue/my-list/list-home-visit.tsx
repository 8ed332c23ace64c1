import { m } from '../../i18n/paraglide/messages.js';
import { AskVisitForm } from '../../views/visits/ask-visit-form.tsx';
import type { ListView } from './list-view.ts';

/** Opens the form of a home visit with the list, if all of it can be taken at home. An emergency waits for no visit. */
export function ListHomeVisit({ view }: { view: ListView }) {
  const { visits, emergencies } = view.list;
  if (emergencies.length > 0 || !visits.every(({ visit }) => visit.sampling.home.possible)) return null;
  return (
    <AskVisitForm carried={visitWish(view)} className={textButton}>
      {m.visit_here()}
    </AskVisitForm>
  );
}

/** Beside the one action of a list, it is a line of text. */
const textButton =
  'mt-1 text-center [&_button]:min-h-11 [&_button]:border-0 [&_button]:bg-transparent [&_button]:py-0 [&_button]:text-brand [&_button]:underline [&_button]:decoration-line-strong [&_button]:underline-offset-4';

/** The exams and the chosen day of a list, for the form of a home visit. */
const visitWish = ({ address, list: { visit } }: ListView) => [
  ['e', address.codes.join(',')] as const,
  ...(visit.isChosen && visit.isPossible ? [['dia', visit.at.date] as const] : []),
];
