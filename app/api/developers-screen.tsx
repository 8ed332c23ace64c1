import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { FoldMark } from '../ui/fold-mark.tsx';
import { PageActionLink } from '../views/pages/page-action-link.tsx';
import { PageFooter } from '../views/pages/page-ending.tsx';
import { PageHead } from '../views/pages/page-head.tsx';
import { PageQuestions } from '../views/pages/page-questions.tsx';
import { Prose } from '../views/pages/prose.tsx';
import type { PageView } from '../views/pages/read-next.ts';
import { ReadNextRows } from '../views/pages/read-next-rows.tsx';
import { sectionsAt, takeSections } from '../views/pages/section-parts.ts';
import { apiBase } from './api-operations.ts';
import { CodeBlock } from './code-block.tsx';
import type { ApiExample } from './examples.ts';
import { OperationsList } from './operations-list.tsx';
import { problemAnchor, problems } from './problem.ts';
import { problemTypes } from './problem-schema.ts';

interface DevelopersScreenProps {
  page: PageView;
  publicUrl: string;
  /** By the operation's id. */
  examples: Readonly<Record<string, ApiExample>>;
}

/** The sections of the prose after which the operations and the problems stand. */
const ownSections = ['direcciones', 'errores'];

/** The page `/desarrolladores`: the API for human readers, with operations and problems from the tables that the API itself uses. */
export function DevelopersScreen({ page, publicUrl, examples }: DevelopersScreenProps) {
  const base = publicUrl + apiBase;
  const [asked, failed] = sectionsAt(page.sections, ownSections);
  const [, first] = takeSections(page.sections, ownSections);
  return (
    <article className="pb-24">
      <PageHead page={page} isCard beside={<OpeningExample example={examples.getExam} base={base} />}>
        <PageActionLink action={page.action} from={page} className="no-print mt-6 lg:mt-8" />
      </PageHead>
      <div className="page-frame grid gap-y-14 pt-12 lg:gap-y-20 lg:pt-20">
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          {first.map((section) => (
            <Prose key={section.id} html={section.html} />
          ))}
        </div>
        {asked && (
          <section>
            <Prose html={asked.html} />
            <OperationsList base={base} locale={page.locale} examples={examples} />
          </section>
        )}
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          {failed && (
            <section>
              <Prose html={failed.html} />
              <Problems locale={page.locale} />
            </section>
          )}
          <PageQuestions questions={page.questions} />
          <PageFooter page={page} />
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

/** The lines of an answer that fit beside the page's heading. */
const OPENING_LINES = 9;

/** A request and the beginning of its answer. */
function OpeningExample({ example, base }: { example: ApiExample | undefined; base: string }) {
  if (!example?.answer) return null;
  const lines = example.answer.text.split('\n').slice(0, OPENING_LINES);
  return (
    <div className="grid min-w-0 gap-3">
      <CodeBlock text={`curl '${base}${example.path}'`} />
      <CodeBlock text={[...lines, '  …'].join('\n')} isJson />
    </div>
  );
}

/** Every problem with its status and remedy. The list is folded; a link to a problem opens it. */
const Problems = ({ locale }: { locale: Locale }) => (
  <details className="mt-6 border-b border-line">
    <summary className="flex min-h-12 list-none items-center justify-between border-t border-line font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
      {m.api_page_problems({ count: problemTypes.length })}
      <FoldMark />
    </summary>
    <dl>
      {problemTypes.map((type) => (
        <div
          key={type}
          id={problemAnchor(type)}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-4"
        >
          <dt className="contents">
            <span className="font-display text-lg leading-snug text-brand">{problems[type].status}</span>
            <span className="font-semibold">{problems[type].title({}, { locale })}</span>
          </dt>
          <dd className="col-start-2 text-sm text-ink-soft">
            <code>{type}</code>
            <span className="block">{problems[type].detail({}, { locale })}</span>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
