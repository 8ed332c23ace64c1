import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports a panel with specimens or components of its own: they would duplicate those of its members. */
export const panelWithSpecimens = ofEachExam<'panel-with-specimens'>((exam) => {
  if (exam.members.length === 0) return [];
  const own = (['specimens', 'components'] as const).filter((list) => exam[list].length > 0);
  return own.map(
    (list): Fault<'panel-with-specimens'> => ({ path: list, reason: list, value: `${exam[list].length}` }),
  );
});
