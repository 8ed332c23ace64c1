import { leadTo, todayHere, writeHere } from '../../../ui/on-demand/written-here.tsx';
import { answerDraft, answerRisk, fhirFormat, formatField } from '../form/answer-risk.ts';
import type { Draft } from '../form/draft.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import type { RiskContext } from '../screen/risk-context.ts';
import { RiskPanel } from '../screen/risk-panel.tsx';
import { riskFile, riskFileName, riskFileType } from '../words/risk-file.ts';
import { saveFile } from './save-file.browser.ts';

/** A calculator that this browser has answered before. */
interface Place {
  element: HTMLElement;
  turn: number;
  outcome: RiskOutcome | null;
  /** The draft with what was tried out so far. */
  tried: Draft;
}
const places = new Map<HTMLElement, Place>();

/**
 * Answers a form as the server would, by the same rules and the same words, in its own place. Whatever fails throws, and the form is posted
 * (`answers-here.ts`).
 */
export function answerHere(page: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const element = form.closest<HTMLElement>('[data-risk-calculator]');
  const data = new FormData(form, submitter);
  const outcome = answerRisk(data);
  if (!element || !outcome) throw new Error('A form that is no calculator of this page.');
  if (data.get(formatField) === fhirFormat && outcome.answer) {
    download(outcome);
    return;
  }
  const place = places.get(element) ?? settle(page, element);
  place.turn++;
  place.outcome = outcome;
  place.tried = outcome.draft;
  show(page, place, outcome);
  leadTo(element.querySelector('[data-risk-answer]'));
}

function settle(page: HTMLElement, element: HTMLElement): Place {
  const place: Place = { element, turn: 0, outcome: null, tried: {} };
  places.set(element, place);
  element.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.riskTry) tryOut(page, place, target);
  });
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-risk-print]')) window.print();
  });
  return place;
}

/** The same person with what this control says. The others stay as they were: a slider's steps would round what nobody touched. */
function tryOut(page: HTMLElement, place: Place, input: HTMLInputElement): void {
  if (!place.outcome) return;
  const value = input.type === 'checkbox' ? (input.checked ? 'yes' : 'no') : input.value;
  place.tried = { ...place.tried, [input.dataset.riskTry ?? '']: [value] };
  show(page, place, answerDraft(place.outcome.calculator, place.tried));
}

function show(page: HTMLElement, { element, turn, outcome, tried: draft }: Place, then: RiskOutcome): void {
  if (!outcome) return;
  // What the server has put there: `RiskCalculators` writes it.
  const written = JSON.parse(page.dataset.risk ?? '') as RiskContext;
  const context = { ...written, today: todayHere() };
  const { calculator } = outcome;
  const tried = { draft, outcome: then };
  writeHere(
    element,
    <RiskPanel calculator={calculator} context={context} outcome={outcome} tried={tried} turn={turn} />,
  );
}

/** The file is made here, and saved from here. */
function download(outcome: RiskOutcome): void {
  const file = riskFile(outcome, new Date().toISOString());
  saveFile(riskFileName(outcome.calculator), riskFileType, JSON.stringify(file, null, 2));
}
