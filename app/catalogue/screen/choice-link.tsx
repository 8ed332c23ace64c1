import type { ComponentProps } from 'react';

import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';
import { useCatalogue } from './catalogue-context.ts';

interface ChoiceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  choice: ExamChoice;
}

/** A link to another choice of exams. If the browser searches, the page itself answers a plain click. */
export function ChoiceLink({ choice, ...rest }: ChoiceLinkProps) {
  const { hrefOf, choose } = useCatalogue();
  return <a {...rest} href={hrefOf(choice)} onClick={choose ? (event) => choose(choice, event) : undefined} />;
}
