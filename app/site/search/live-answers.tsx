import { emergencyNumber } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { dataFor } from '../../ui/data-for.ts';
import { searchContract } from './search.contract.ts';

const groups = [
  { group: 'exams', heading: m.search_exams },
  { group: 'answers', heading: m.search_answers },
  { group: 'pages', heading: m.search_pages },
] as const;

/** The form of the answers in the search dialog, which `live-answers.browser.ts` fills while the visitor types. */
export function LiveAnswers({ records, locale }: { records: string; locale: Locale }) {
  const live = {
    records,
    titles: localizedHref(locale, '/buscar/titulos'),
    exams: localizedHref(locale, '/examenes-laboratorio'),
    locale,
  };
  return (
    <div hidden {...dataFor(searchContract, { live })} className="live-answers">
      {groups.map(({ group, heading }) => (
        <section key={group} hidden {...dataFor(searchContract, { group })}>
          <h2>{heading()}</h2>
          <ul>
            <li>
              <p hidden {...dataFor(searchContract, { warning: '' })}>
                <strong />
                <span />
                <a href={`tel:${emergencyNumber}`}>{m.risk_call({ number: emergencyNumber })}</a>
              </p>
              <a href={localizedHref(locale, '/buscar')}>
                <span />
                <small />
              </a>
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}
