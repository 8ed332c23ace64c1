import type { FormEventHandler, Ref } from 'react';
import type { Calculator } from '../form/calculator.ts';
import type { RiskDraft } from '../form/draft.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import type { PanelContext } from './risk-context.ts';

export interface RiskPanelProps {
  calculator: Calculator;
  context: PanelContext;
  outcome: RiskOutcome | null;
  /** The same person with a different value, in a browser that answers locally. */
  whatIf?: (WhatIfState & WhatIfHandlers) | null;
  /** The number of the answer: a new one resets the form. */
  turn?: number;
  answerRef?: Ref<HTMLDivElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

export interface WhatIfState {
  draft: RiskDraft;
  outcome: RiskOutcome;
}

interface WhatIfHandlers {
  onTry: (name: string, value: string) => void;
  onPrint: () => void;
}
