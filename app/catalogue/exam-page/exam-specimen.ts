import type { Exam } from '../../domain/exams/exam.ts';
import type { Specimen } from '../../domain/exams/specimen.ts';
import { containerNames, specimenNames } from '../../domain/exams/specimen-words.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The specimen of an exam that has exactly one, which the card describes; null for a panel, and for several specimens. */
export const onlySpecimen = ({ members, specimens }: Pick<Exam, 'members' | 'specimens'>): Specimen | null =>
  members.length === 0 && specimens.length === 1 ? (specimens[0] ?? null) : null;

/** ({ whole-blood, edta, 3 }, 'es') → 'Sangre · Tubo de tapa lila (EDTA), 3 mL' */
export function specimenWords({ type, container, volumeMl }: Specimen, locale: Locale): string {
  const volume = volumeMl === null ? '' : `, ${milliliters(volumeMl, locale)}`;
  return `${specimenNames[type]({}, { locale })} · ${containerNames[container]({}, { locale })}${volume}`;
}

/** (2.7, 'es') → '2,7 mL' */
export const milliliters = (volume: number, locale: Locale): string => `${formatNumber(locale, volume)}\u00A0mL`;
