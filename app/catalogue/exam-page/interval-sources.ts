import type { Component } from '../../domain/exams/component.ts';
import { sourceNames } from '../../domain/exams/specimen-words.ts';
import type { Locale } from '../../i18n/locale.ts';

/**
 * The publications that intervals come from, each with the components that it is for if there are several sources. Intervals in common use
 * have none: without any other, the text beside the intervals says all there is to say.
 */
export function publicationsOf(components: readonly Component[], locale: Locale): string[] {
  const sources = [...new Set(components.flatMap(({ intervals }) => intervals.map(({ source }) => source)))];
  if (!sources.some((source) => source !== 'general')) return [];
  return sources.map((source) => {
    const names = components.filter(({ intervals }) => intervals.some((interval) => interval.source === source));
    const words = sourceNames[source]();
    return sources.length > 1 ? `${names.map(({ name }) => name[locale]).join(', ')}: ${words}` : words;
  });
}
