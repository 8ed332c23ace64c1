import { leadTo, todayHere, writeHere } from '../../../ui/on-demand/written-here.tsx';
import { answerDraft, answerRisk, fhirFormat, formatField } from '../form/answer-risk.ts';
import type { Draft } from '../form/read-fields.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import type { RiskContext } from '../screen/risk-context.ts';
import { RiskPanel } from '../screen/risk-panel.tsx';
import { riskFile, riskFileName, riskFileType } from '../words/risk-file.ts';

/** A calculator that this browser has answered before. */
interface Place {
  element: HTMLElement;
  turn: number;
  outcome: RiskOutcome | null;
}
const places = new Map<HTMLElement, Place>();

/** Answers a form as the server would, by the same rules and the same words, in its own place. */
export function answerHere(page: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const element = form.closest<HTMLElement>('[data-risk-calculator]');
  const data = new FormData(form, submitter);
  const outcome = answerRisk(data);
  if (!element || !outcome) return;
  if (data.get(formatField) === fhirFormat && outcome.answer) {
    download(outcome);
    return;
  }
  const place = places.get(element) ?? settle(page, element);
  place.turn++;
  place.outcome = outcome;
  show(page, place, outcome.draft, outcome);
  leadTo(element.querySelector('[data-risk-answer]'));
}

function settle(page: HTMLElement, element: HTMLElement): Place {
  const place: Place = { element, turn: 0, outcome: null };
  places.set(element, place);
  element.addEventListener('input', ({ target }) => {
    const trials = target instanceof Element && target.closest('[data-risk-trials]');
    if (trials && place.outcome) tryOut(page, place, place.outcome, trials);
  });
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-risk-print]')) window.print();
  });
  return place;
}

/** The same person with what the sliders say. */
function tryOut(page: HTMLElement, place: Place, { calculator, draft }: RiskOutcome, trials: Element): void {
  const tried: Record<string, readonly string[]> = { ...draft };
  for (const input of trials.querySelectorAll<HTMLInputElement>('[data-risk-try]')) {
    const value = input.type === 'checkbox' ? (input.checked ? 'yes' : 'no') : input.value;
    tried[input.dataset.riskTry ?? ''] = [value];
  }
  show(page, place, tried, answerDraft(calculator, tried));
}

function show(page: HTMLElement, { element, turn, outcome }: Place, draft: Draft, then: RiskOutcome): void {
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
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: riskFileType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: riskFileName(outcome.calculator) });
  link.click();
  URL.revokeObjectURL(url);
}
