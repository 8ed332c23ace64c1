import type { Area, Words } from '../exams/exam.ts';
import type { SpecimenType } from '../exams/specimen.ts';
import type { SpecimenDrawing } from '../exams/specimen-cap.ts';
import type { Warning } from '../exams/urgent.ts';

/** An exam as the search knows it, in the server and in the browser. */
export interface SearchRecord {
  code: string;
  slug: string;
  name: Words;
  synonyms: readonly string[];
  /** CUPS and LOINC, those of its components too. */
  codes: readonly string[];
  area: Area;
  cap: SpecimenDrawing | null;
  specimens: readonly SpecimenType[];
  /** Hours of the fast; 0 for none. */
  fasting: number;
  sameDay: boolean;
  atHome: boolean;
  isPackage: boolean;
  /** Working hours or days until it is ready, as a number to sort by: the longer, the greater. */
  wait: number;
  price: number | null;
  /** Stands above everything else. */
  urgent: Warning | null;
  /** From 0 to 1: how likely it is that somebody off the street means this one. */
  common: number;
  /** Whether the laboratory lists it among those that most people ask for. */
  frequent: boolean;
}
