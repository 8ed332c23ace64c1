import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { ContentPage } from '../views/pages/content-page.tsx';
import type { PageView } from '../views/pages/read-next.ts';
import { apiBase, type Operation, operations } from './api-operations.ts';
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

/** The API for human readers: our own text, with operations and problems from the tables that the API uses. */
export function DevelopersScreen({ page, publicUrl, examples }: DevelopersScreenProps) {
  const base = publicUrl + apiBase;
  return (
    <ContentPage
      page={page}
      slots={{
        direcciones: <Operations base={base} locale={page.locale} examples={examples} />,
        errores: <Problems locale={page.locale} />,
      }}
    />
  );
}

interface OperationsProps {
  base: string;
  locale: Locale;
  examples: DevelopersScreenProps['examples'];
}

function Operations({ base, locale, examples }: OperationsProps) {
  return (
    <div className="mt-6 grid gap-10">
      {operations.map((operation: Operation) => (
        <section key={operation.id} aria-labelledby={operation.id} className="min-w-0 border-t border-line pt-6">
          <h3 id={operation.id} className="text-lg font-semibold">
            {operation.summary()}
          </h3>
          <p className="mt-2">
            <code className="wrap-anywhere">
              {operation.method.toUpperCase()} {apiBase}
              {operation.path}
            </code>
          </p>
          <p className="mt-2 max-w-prose">{operation.description()}</p>
          <Parameters operation={operation} locale={locale} />
          <ExampleOf operation={operation} example={examples[operation.id]} base={base} />
        </section>
      ))}
    </div>
  );
}

function Parameters({ operation, locale }: { operation: Operation; locale: Locale }) {
  return (
    <dl className="mt-4 grid gap-3">
      {documentedParameters(operation, locale).map(({ name, required, description, schema }) => (
        <div key={name} className="sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-4">
          <dt>
            <code>{name}</code>
            {required && <span className="text-ink-soft"> · {m.api_page_required()}</span>}
          </dt>
          <dd className="max-w-prose text-ink-soft">
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
  return (
    <>
      <p className="mt-4 font-semibold">{m.api_page_example()}</p>
      <pre className="mt-1 rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code data-example={id}>
          {method === 'get'
            ? `curl '${address}'`
            : `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`}
        </code>
      </pre>
      {answer && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
            {m.api_page_answer()}
          </summary>
          <pre className="mt-1 rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            <code data-answer={id}>{answer.text}</code>
          </pre>
          {!answer.isWhole && <p className="mt-2 text-sm text-ink-soft">{m.api_page_cut()}</p>}
        </details>
      )}
    </>
  );
}

function Problems({ locale }: { locale: Locale }) {
  return (
    <dl className="mt-6 grid gap-5">
      {problemTypes.map((type) => (
        <div key={type} id={problemAnchor(type)} className="max-w-prose scroll-mt-24">
          <dt className="font-semibold">
            {problems[type].status} · {problems[type].title({}, { locale })}
          </dt>
          <dd className="mt-1">
            <code>{type}</code>
            <span className="block text-ink-soft">{problems[type].detail({}, { locale })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
