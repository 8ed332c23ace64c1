import { answersHere } from '../../ui/behaviours/answers-here.ts';

export const dueDate = answersHere(() => import('./on-demand/answer-here.tsx'));
