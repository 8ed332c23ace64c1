import type { ComponentProps } from 'react';

import { Field } from '../../ui/field.tsx';

const LIST = 'examenes-del-catalogo';

/**
 * One exam of the catalog, by its code or name. The browser proposes those of `ExamProposals`; without its proposals a code or an exact name
 * is enough.
 */
export const CatalogExamField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} list={LIST} autoComplete="off" spellCheck={false} maxLength={200} />
);

/** The exams that the fields of a page propose: 'HEM-001 · Hemograma'. */
export const ExamProposals = ({ choices }: { choices: readonly string[] }) => (
  <datalist id={LIST}>
    {choices.map((choice) => (
      <option key={choice} value={choice} />
    ))}
  </datalist>
);
