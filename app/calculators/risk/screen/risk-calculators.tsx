import { m } from '../../../i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import { listLinkTexts } from '../../../views/exams/list-link-texts.ts';
import { type Calculator, calculators } from '../form/calculator.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import RiskCalculator from '../risk-calculator.island.tsx';
import { calculatorLines, calculatorNames, calculatorNeeds } from '../words/calculator-words.ts';
import type { RiskContext } from './risk-context.ts';

interface RiskCalculatorsProps {
  context: RiskContext;
  /** The answer to the posted form. */
  outcome: RiskOutcome | null;
}

/** Six calculators, only one of them open at a time; the browser does this natively, without a script. */
export function RiskCalculators({ context, outcome }: RiskCalculatorsProps) {
  return (
    <div {...listLinkTexts()} className="mt-6 max-w-(--container-prose)">
      <p className="text-sm text-ink-soft">{m.risk_disclaimer()}</p>
      <p className="mt-1 text-sm font-semibold">{m.risk_emergency()}</p>
      <div className="mt-4 grid gap-3">
        {calculators.map((calculator) => (
          <CalculatorCard
            key={calculator}
            calculator={calculator}
            context={context}
            outcome={outcome?.calculator === calculator ? outcome : null}
          />
        ))}
      </div>
    </div>
  );
}

function CalculatorCard({ calculator, context, outcome }: RiskCalculatorsProps & { calculator: Calculator }) {
  return (
    <details
      name="calculadora"
      open={outcome !== null}
      className="group rounded-lg border border-line bg-surface open:border-line-strong"
    >
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 p-5 hover:text-brand [&::-webkit-details-marker]:hidden">
        <div>
          <h3 className="text-lg font-bold">{calculatorNames[calculator]()}</h3>
          <p>{calculatorLines[calculator]()}</p>
          <p className="mt-1 text-sm text-ink-soft">{calculatorNeeds[calculator]()}</p>
        </div>
        <Icon
          name="chevron-right"
          className="no-print mt-1.5 size-4 shrink-0 rotate-90 text-ink-soft transition-transform group-open:-rotate-90"
        />
      </summary>
      <Island
        name="risk-calculator"
        component={RiskCalculator}
        props={{ calculator, context: { ...context, exams: context.exams[calculator] }, outcome }}
        id={calculator}
        tabIndex={-1}
        className="scroll-mt-28 px-5 pb-6"
      />
    </details>
  );
}
