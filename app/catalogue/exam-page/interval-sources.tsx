import type { Component, IntervalSource } from '../../domain/exams/component.ts';
import { sourceNames } from '../../domain/exams/specimen-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/**
 * The publications that intervals come from, and the components that each is for. Intervals in common use have none: without any other,
 * the text above the intervals says all there is to say.
 */
export function IntervalSources({ components }: { components: readonly Component[] }) {
  const locale = getLocale();
  const sources = [...new Set(components.flatMap(({ intervals }) => intervals.map(({ source }) => source)))];
  const named = sources.filter((source) => source !== 'general');
  if (named.length === 0) return null;
  const namesWith = (source: IntervalSource): string =>
    components
      .filter(({ intervals }) => intervals.some((interval) => interval.source === source))
      .map(({ name }) => name[locale])
      .join(', ');
  return (
    <dl className="mt-6 max-w-(--container-prose) text-sm text-ink-soft">
      <dt className="font-semibold">{m.exam_source()}</dt>
      {named.map((source) => (
        <dd key={source}>
          {sources.length > 1 ? `${namesWith(source)}: ${sourceNames[source]()}` : sourceNames[source]()}
        </dd>
      ))}
      {named.length < sources.length && (
        <dd>
          {m.exam_source_rest()}: {sourceNames.general()}
        </dd>
      )}
    </dl>
  );
}
