import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { FoldMark } from '../ui/fold-mark.tsx';
import { apiBase, type Operation, operations } from './api-operations.ts';
import { CodeBlock } from './code-block.tsx';
import type { ApiExample } from './examples.ts';
import { documentedParameters } from './openapi-parameters.ts';

interface OperationsListProps {
  /** The API's address: 'https://www.example.com/api/v1' */
  base: string;
  locale: Locale;
  /** By the operation's id. */
  examples: Readonly<Record<string, ApiExample>>;
}

/** Each operation with its parameters at the left, and its example at the right. */
export const OperationsList = ({ base, locale, examples }: OperationsListProps) => (
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

/** An operation with more parameters shows them folded. */
const MAX_UNFOLDED = 2;

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
  if (all.length <= MAX_UNFOLDED) return <div className="mt-5">{list}</div>;
  return (
    <details className="mt-5">
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
        <details className="mt-1">
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
