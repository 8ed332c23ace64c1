import type { Area } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import type { SpecimenType } from '../exams/specimen.ts';
import type { SpecimenDrawing } from '../exams/specimen-cap.ts';
import type { Warning } from '../exams/urgent.ts';

/** An exam in the search index, on the server and in the browser. */
export interface SearchRecord {
  code: string;
  slug: string;
  name: Words;
  synonyms: readonly string[];
  /** CUPS and LOINC codes, including those of its components. */
  codes: readonly string[];
  area: Area;
  cap: SpecimenDrawing | null;
  specimens: readonly SpecimenType[];
  /** Hours of fasting; 0 for no fast. */
  fasting: number;
  sameDay: boolean;
  /** The working days until the report, at most. */
  reportDays: number;
  atHome: boolean;
  isPackage: boolean;
  /** The waiting time as a sortable number: longer is greater. */
  wait: number;
  price: number | null;
  /** Pages show it above everything else. */
  urgent: Warning | null;
  /** From 0 to 1: how likely a random visitor means this exam. */
  common: number;
  /** Whether the laboratory lists it among the most requested exams. */
  frequent: boolean;
}
