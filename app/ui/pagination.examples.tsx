import type { ComponentExamples, Say } from './gallery/example.ts';
import { Pagination } from './pagination.tsx';

const at = (page: number, pages: number) => (say: Say) => (
  <Pagination
    label={say(`Páginas, ejemplo ${page} de ${pages}`, `Pages, example ${page} of ${pages}`)}
    page={page}
    pages={pages}
    hrefOf={(one) => `?pagina=${one}#pagination`}
  />
);

export const paginationExamples: ComponentExamples = {
  component: 'pagination',
  isWide: true,
  examples: [
    { name: 'first page', show: at(1, 3) },
    { name: 'in the middle of many', show: at(12, 240) },
    { name: 'last page', show: at(9, 9) },
  ],
};
