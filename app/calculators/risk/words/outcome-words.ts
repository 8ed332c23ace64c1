import { m } from '../../../i18n/paraglide/messages.js';
import { isOverruled, saysBandAdvice } from '../form/advice.ts';
import type { RiskAnswer, RiskOutcome } from '../form/risk-outcome.ts';
import type { AnswerWords } from './answer-words.ts';
import { findriscWords } from './findrisc-answer-words.ts';
import { heartsWords } from './hearts-answer-words.ts';
import { lipidWords } from './lipid-answer-words.ts';
import { a1cWords, bodyWords, egfrWords } from './measured-answer-words.ts';

/**
 * Writes an answer in the page's language. If a value is more urgent than the band, the band's calming parts are removed: no "low risk", no
 * "next check-up", no picture of unaffected people, and no
 * band that a change would reach.
 */
export function answerWordsOf(
  answer: RiskAnswer,
  draft: RiskOutcome['draft'],
  findings: RiskOutcome['findings'],
): AnswerWords {
  const words = ofCalculator(answer, draft);
  if (!isOverruled(answer, findings)) {
    return saysBandAdvice(answer, findings) ? { ...words, next: words.nextBeside ?? words.next } : words;
  }
  const verdict = words.plainVerdict ?? words.verdict;
  return { ...words, verdict, people: null, next: m.risk_next_overruled(), ...withoutBands(words) };
}

/** The changes by their numbers alone: "low" beside an urgent value would calm. */
const withoutBands = ({ changes, together }: AnswerWords): Pick<AnswerWords, 'changes' | 'together'> => ({
  changes: changes.map((change) => ({ ...change, band: null })),
  together: together && { ...together, band: null },
});

function ofCalculator(answer: RiskAnswer, draft: RiskOutcome['draft']): AnswerWords {
  switch (answer.calculator) {
    case 'hearts':
      return heartsWords(answer.input, answer.result, draft);
    case 'findrisc':
      return findriscWords(answer.input, answer.result, draft);
    case 'egfr':
      return egfrWords(answer);
    case 'lipids':
      return lipidWords(answer);
    case 'a1c':
      return a1cWords(answer);
    case 'body':
      return bodyWords(answer);
  }
}
