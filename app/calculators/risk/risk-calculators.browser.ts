import { answersHere } from '../../ui/behaviours/answers-here.ts';

export const riskCalculators = answersHere(() => import('./on-demand/answer-here.tsx'));
