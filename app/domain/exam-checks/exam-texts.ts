import type { Component } from '../exams/component.ts';
import type { Exam } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';

export type Language = keyof Words;

/** A text of an exam in both languages, with the path of its field. */
export interface PlacedWords {
  path: string;
  words: Words;
  /** A sentence for patients, or a name, which may be the same word in both languages. */
  is: 'sentence' | 'name';
}

/** All texts of an exam in both languages, with their paths. */
export function textsOfExam(exam: Exam): PlacedWords[] {
  return [
    ...placed('name', exam.name, 'name'),
    ...placed('purpose', exam.purpose, 'sentence'),
    ...placed('askedFor', exam.askedFor, 'sentence'),
    ...placed('notes', exam.notes, 'sentence'),
    ...placed('urgent.sign', exam.urgent?.sign ?? null, 'sentence'),
    ...placed('urgent.action', exam.urgent?.action ?? null, 'sentence'),
    ...placed('method', exam.method, 'name'),
    ...(['instructions', 'stayInstructions'] as const).flatMap((list) =>
      exam.preparation[list].flatMap((words, index) => placed(`preparation.${list}.${index}`, words, 'sentence')),
    ),
    ...exam.components.flatMap((component, index) => wordsOfComponent(component, `components.${index}`)),
  ];
}

const wordsOfComponent = (component: Component, path: string): PlacedWords[] => [
  ...placed(`${path}.name`, component.name, 'name'),
  ...placed(`${path}.expected`, component.expected, 'name'),
  ...component.intervals.flatMap(({ condition }, index) =>
    placed(`${path}.intervals.${index}.condition`, condition, 'name'),
  ),
];

const placed = (path: string, words: Words | null, is: PlacedWords['is']): PlacedWords[] =>
  words ? [{ path, words, is }] : [];
