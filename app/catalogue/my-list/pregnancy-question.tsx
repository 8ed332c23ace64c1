import { namesWords } from '../../domain/preparation/moment-words.ts';
import { type PersonGroup, personText } from '../../domain/preparation/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { listHref } from './list-display.ts';
import type { ListView } from './list-view.ts';

/** Whether a list must ask about a pregnancy: an exam is only for pregnancy, the visit has a fast or a drink, and nobody answered. */
export const asksPregnancy = ({ list: { prenatal, person, visits } }: ListView): boolean =>
  person.group === null &&
  prenatal.length > 0 &&
  visits.some(({ visit: { preparation } }) => preparation.fasting !== null || preparation.stimuli.length > 0);

/** Asks before the fast. Each answer is a link to the list for that person; "no" means a woman, and the form of the person changes it. */
export function PregnancyQuestion({ view: { list, address, display, names } }: { view: ListView }) {
  const locale = getLocale();
  const hrefOf = (group: PersonGroup): string =>
    listHref(locale, { ...address, person: personText({ ...list.person, group }) }, display);
  const named = list.prenatal.map(({ code }) => names[code] ?? code);
  return (
    <section aria-labelledby="embarazo" className="no-print mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="max-w-[34rem] grow basis-[18rem]">
        <h2 id="embarazo" className="font-sans text-lg font-semibold tracking-normal">
          {m.list_pregnant()}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{m.list_pregnant_why({ names: namesWords(named, locale) })}</p>
      </div>
      <p className="flex gap-3">
        <a href={hrefOf('pregnant')} {...answeredByIsland} className={button('outline')}>
          {m.list_pregnant_yes()}
        </a>
        <a href={hrefOf('woman')} {...answeredByIsland} className={button('outline', 'min-w-20')}>
          {m.list_pregnant_no()}
        </a>
      </p>
    </section>
  );
}
