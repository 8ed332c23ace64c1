import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { type Area, areas } from '../../domain/exams/exam.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SpecimenIcon } from '../../ui/icons/icon.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { ExamRow } from './exam-row.tsx';

/** The catalog before the visitor searches or filters: its areas, and the most requested exams. */
export function ExamOpening({ answer: { choice, counts, mostAsked } }: { answer: CatalogueAnswer }) {
  return (
    <>
      <h2 id="resultados" className="text-xl">
        {m.catalogue_browse()}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {areas
          .filter((area) => counts.areas[area] > 0)
          .map((area) => (
            <li key={area}>
              <ChoiceLink
                choice={{ ...choice, area }}
                className="group flex min-h-18 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 hover:border-brand hover:text-brand"
              >
                <SpecimenIcon cap={areaCaps[area]} className="h-12 w-6 shrink-0" />
                <span className="min-w-0 flex-1 font-semibold">{areaWords[area]()}</span>
                <span className="text-sm text-ink-soft">{counts.areas[area]}</span>
              </ChoiceLink>
            </li>
          ))}
      </ul>
      <h2 className="mt-12 text-xl">{m.catalogue_most_asked()}</h2>
      <ul className="mt-4 border-b border-line">
        {mostAsked.map((exam) => (
          <ExamRow key={exam.code} exam={exam} />
        ))}
      </ul>
    </>
  );
}

/** The cap of most specimens of an area. */
const areaCaps: Readonly<Record<Area, SpecimenCap>> = {
  haematology: 'lavender',
  coagulation: 'blue',
  chemistry: 'gold',
  endocrinology: 'gold',
  immunology: 'red',
  infectious: 'red',
  allergy: 'gold',
  microbiology: 'plate',
  'urine-stool': 'urine',
  reproduction: 'red',
  genetics: 'lavender',
  'tumour-markers': 'gold',
  drugs: 'green',
  pathology: 'grey',
};
