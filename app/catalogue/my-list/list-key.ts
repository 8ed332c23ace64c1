export { listKey } from '../../views/exams/list-key.ts';
