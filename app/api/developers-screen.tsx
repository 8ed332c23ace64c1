import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { FoldMark } from '../views/pages/fold-mark.tsx';
import { PageActionLink } from '../views/pages/page-action-link.tsx';
import { PageFooter } from '../views/pages/page-ending.tsx';
import { PageHead } from '../views/pages/page-head.tsx';
import { PageQuestions } from '../views/pages/page-questions.tsx';
import { Prose } from '../views/pages/prose.tsx';
import type { PageView } from '../views/pages/read-next.ts';
import { ReadNextRows } from '../views/pages/read-next-rows.tsx';
import { sectionsAt, takeSections } from '../views/pages/section-parts.ts';
import { apiBase, type Operation, operations } from './api-operations.ts';
import { CodeBlock } from './code-block.tsx';
import type { ApiExample } from './examples.ts';
import { documentedParameters } from './openapi.ts';
import { problemAnchor, problems } from './problem.ts';
import { problemTypes } from './problem-schema.ts';

interface DevelopersScreenProps {
  page: PageView;
  publicUrl: string;
  /** By the operation's id. */
  examples: Readonly<Record<string, ApiExample>>;
}

const ownSections = ['direcciones', 'errores'];

/** The API for human readers, text at the left and code at the right: operations and problems are from the tables that the API uses. */
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
            <Operations base={base} locale={page.locale} examples={examples} />
          </section>
        )}
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          {failed && (
            <section>
              <Prose html={failed.html} />
              <Problems locale={page.locale} />
            </section>
          )}
          <div className="grid content-start gap-y-12">
            <PageQuestions questions={page.questions} />
            <PageFooter page={page} />
          </div>
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

interface OperationsProps {
  base: string;
  locale: Locale;
  examples: DevelopersScreenProps['examples'];
}

const Operations = ({ base, locale, examples }: OperationsProps) => (
  <div className="mt-8 grid">
    {operations.map((operation: Operation) => (
      <section
        key={operation.id}
        aria-labelledby={operation.id}
        className="grid min-w-0 gap-x-20 gap-y-5 border-t border-line py-8 lg:grid-cols-2 lg:py-12"
      >
        <div className="min-w-0">
          <h3 id={operation.id} className="text-lg">
            {operation.summary()}
          </h3>
          <p className="mt-1 text-sm wrap-anywhere">
            <code className="font-semibold text-brand">{operation.method.toUpperCase()}</code>{' '}
            <code>
              {apiBase}
              {operation.path}
            </code>
          </p>
          <p className="mt-3 max-w-prose text-ink-soft">{operation.description()}</p>
          <Parameters operation={operation} locale={locale} />
        </div>
        <ExampleOf operation={operation} example={examples[operation.id]} base={base} />
      </section>
    ))}
  </div>
);

/** More than these fold. */
const MOST_PARAMETERS = 2;

function Parameters({ operation, locale }: { operation: Operation; locale: Locale }) {
  const all = documentedParameters(operation, locale);
  const list = (
    <dl>
      {all.map(({ name, required, description, schema }) => (
        <div
          key={name}
          className="border-t border-line py-3 text-sm sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4"
        >
          <dt>
            <code>{name}</code>
            {required && <span className="block text-xs text-caution">{m.api_page_required()}</span>}
          </dt>
          <dd className="text-ink-soft">
            {description}
            {Array.isArray(schema.enum) && (
              <span className="block wrap-anywhere">
                <code>{schema.enum.join(' · ')}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (all.length <= MOST_PARAMETERS) return <div className="mt-5">{list}</div>;
  return (
    <details className="group mt-5">
      <summary className="flex min-h-12 list-none items-center justify-between border-t border-line font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        {m.api_page_parameters({ count: all.length })}
        <FoldMark />
      </summary>
      {list}
    </details>
  );
}

interface ExampleProps {
  operation: Operation;
  example: ApiExample | undefined;
  base: string;
}

/** The request and, on demand, today's answer to it. */
function ExampleOf({ operation: { id, method }, example, base }: ExampleProps) {
  if (!example) return null;
  const { path, body, answer } = example;
  const address = base + path;
  const request =
    method === 'get'
      ? `curl '${address}'`
      : `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
  return (
    <div className="min-w-0 self-start lg:sticky lg:top-32">
      <CodeBlock text={request} data-example={id} />
      {answer && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
            {m.api_page_answer()}
            <FoldMark />
          </summary>
          <CodeBlock text={answer.text} isJson data-answer={id} />
          {!answer.isWhole && <p className="mt-2 text-sm text-ink-soft">{m.api_page_cut()}</p>}
        </details>
      )}
    </div>
  );
}

/** Folded; a link to a problem opens them. */
/** Folded; a link to a problem opens them. */
const Problems = ({ locale }: { locale: Locale }) => (
  <details className="group mt-6 border-b border-line">
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
