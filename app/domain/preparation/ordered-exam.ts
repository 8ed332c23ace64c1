import type { Plan } from './preparation-plan.ts';

/**
 * Finds the ordered exam behind an exam of the plan: itself, or the first ordered panel that contains it. An order of a lipid panel
 * says 'perfil lipídico', and not the triglycerides in it. ('LIP-003', ['HEM-001', 'PAN-001'], …) → 'PAN-001'
 */
export const orderedExam = (code: string, ordered: readonly string[], { panels }: Pick<Plan, 'panels'>): string =>
  ordered.includes(code)
    ? code
    : (panels.find(({ panel, exams }) => ordered.includes(panel) && exams.includes(code))?.panel ?? code);
