import { createContext, use } from 'react';
import { type ExamChoice, queryOf } from '../../domain/exam-search/exam-choice.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { withList } from './carried-list.ts';

const CarriedList = createContext<readonly string[]>([]);

/**
 * The codes of the list that somebody adds to. They have come with the address and go on with every link: without a script nothing else
 * knows of them.
 */
export const CarriedListProvider = CarriedList.Provider;
export const useCarriedList = (): readonly string[] => use(CarriedList);

/** The address of a choice, with the list that is carried. */
export function useChoiceHref(): (choice: Partial<ExamChoice>) => string {
  const codes = useCarriedList();
  return (choice) => localizedHref(getLocale(), '/examenes-laboratorio') + withList(queryOf(choice), codes);
}
