import type { CodedElement } from '../hl7/oru/data-types.ts';
import type { ReportedNote } from '../hl7/oru/oru-report.ts';
import type { Hl7Time } from '../hl7/syntax/hl7-time.ts';
import type { SentCode } from './incoming-report.ts';

/** Converts a coded element, with its main code and its alternate code. */
export const sentCode = ({ code, text, system, alternate, originalText }: CodedElement): SentCode => ({
  codings: [
    { code: (code ?? '').trim(), text: text ?? '', system: (system ?? '').trim() },
    { code: (alternate.code ?? '').trim(), text: alternate.text ?? '', system: (alternate.system ?? '').trim() },
  ].filter((coding) => coding.code !== '' || coding.text !== ''),
  words: originalText ?? '',
});

/** Joins the comments of several segments with line breaks; null if there are none. */
export const noteText = (notes: readonly ReportedNote[]): string | null =>
  notes.flatMap(({ lines }) => lines).join('\n') || null;

/** Returns the instant, or the day if the sender states no hour. */
export const momentOf = ({ instant, date }: Hl7Time): string | null => instant ?? date;
