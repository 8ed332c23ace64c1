/** Where this browser keeps its list. */
export { listKey } from '../../views/exams/list-contents.ts';
