import { Icon } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import { listLinkTexts } from '../../../views/exams/list-link-texts.ts';
import { Prose } from '../../../views/pages/prose.tsx';
import { type Calculator, type Intention, intentionNames, intentions } from '../form/calculator.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import RiskCalculator from '../risk-calculator.island.tsx';
import {
  calculatorLines,
  calculatorNames,
  calculatorNeeds,
  intentionLines,
  intentionWords,
} from '../words/calculator-words.ts';
import { IntentionDrawing } from './intention-drawing.tsx';
import type { RiskContext } from './risk-context.ts';

interface CalculatorsProps {
  context: RiskContext;
  /** The answer to the posted form. */
  outcome: RiskOutcome | null;
}

interface RiskCalculatorsProps extends CalculatorsProps {
  /** The part of the page about the calculators: its heading, its warning, and how to use them. */
  opening: string;
  /** How to read an answer. */
  reading: string;
}

/** The heading of a text at the left, and the text at the right. */
const sideBySide =
  'lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-x-16 lg:[&>h2]:row-span-9 lg:[&>:not(h2)]:col-start-2 [&>h2]:mt-0 lg:[&>h2+*]:mt-1';

/**
 * The calculators, by intention. Only one of them is open at a time; the browser does this natively, without a script. A visitor who comes
 * for them finds them above the rest of the page.
 */
export function RiskCalculators({ context, outcome, opening, reading }: RiskCalculatorsProps) {
  return (
    <section
      {...listLinkTexts()}
      className="border-y border-line bg-paper pt-10 pb-16 has-[:target]:order-first lg:pt-16 lg:pb-20"
    >
      <div className="page-frame">
        <Prose html={opening} className={`${sideBySide} [&>h2]:scroll-mt-10 [&>h2]:text-2xl`} />
        <div className="mt-8 gap-x-10 lg:mt-14 lg:supports-[selector(::details-content)]:grid lg:supports-[selector(::details-content)]:grid-cols-3">
          {intentionNames.map((intention) => (
            <IntentionEntry key={intention} intention={intention} context={context} outcome={outcome} />
          ))}
        </div>
        <Prose html={reading} className={`${sideBySide} no-print mt-14 lg:mt-20`} />
      </div>
    </section>
  );
}

/** On a wide screen the intentions are beside each other, and the content of the open one is below all three. */
function IntentionEntry({ intention, context, outcome }: CalculatorsProps & { intention: Intention }) {
  const own: readonly Calculator[] = intentions[intention];
  const [first] = own;
  return (
    <details
      name="tema"
      open={outcome !== null && own.includes(outcome.calculator)}
      className="group/intention border-b border-line lg:supports-[selector(::details-content)]:contents lg:details-content:col-[1/-1] lg:details-content:row-start-2 lg:details-content:self-start"
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 py-5 -outline-offset-2 hover:text-brand lg:items-start lg:gap-5 lg:border-t-2 lg:border-line lg:py-7 lg:group-open/intention:border-brand hover:border-brand print:hidden [&::-webkit-details-marker]:hidden">
        <IntentionDrawing intention={intention} className="size-11 shrink-0 text-ink lg:size-14" />
        <span className="grow">
          <h3 className="font-display text-xl font-medium">{intentionWords[intention]()}</h3>
          <span className="mt-0.5 block text-sm text-ink-soft lg:text-base">{intentionLines[intention]()}</span>
        </span>
        <Icon
          name="chevron-right"
          className="size-5 shrink-0 rotate-90 text-brand transition-transform group-open/intention:-rotate-90 lg:mt-1.5"
        />
      </summary>
      <div className="pb-8 lg:border-t lg:border-line lg:pt-2">
        {own.length === 1 && first ? (
          <CalculatorPanel calculator={first} context={context} outcome={outcome} />
        ) : (
          own.map((calculator) => (
            <CalculatorRow key={calculator} calculator={calculator} context={context} outcome={outcome} />
          ))
        )}
      </div>
    </details>
  );
}

function CalculatorRow(props: CalculatorsProps & { calculator: Calculator }) {
  const { calculator, outcome } = props;
  return (
    <details
      name="calculadora"
      open={outcome?.calculator === calculator}
      className="group/calculator border-t border-line lg:first:border-t-0"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4 -outline-offset-2 hover:text-brand lg:grid-cols-[20rem_minmax(0,1fr)_auto] lg:gap-x-10 lg:py-5 print:hidden [&::-webkit-details-marker]:hidden">
        <h4 className="text-lg font-semibold">{calculatorNames[calculator]()}</h4>
        <span className="text-sm group-has-[[id$=-answer]>section]/calculator:hidden max-lg:col-start-1">
          <span className="block">{calculatorLines[calculator]()}</span>
          <span className="block text-ink-soft">{calculatorNeeds[calculator]()}</span>
        </span>
        <Icon
          name="chevron-right"
          className="col-start-2 row-span-2 row-start-1 size-4 shrink-0 rotate-90 text-ink-soft transition-transform group-open/calculator:-rotate-90 lg:col-start-3 lg:row-span-1"
        />
      </summary>
      <CalculatorPanel {...props} />
    </details>
  );
}

function CalculatorPanel({ calculator, context, outcome }: CalculatorsProps & { calculator: Calculator }) {
  return (
    <Island
      name="risk-calculator"
      component={RiskCalculator}
      props={{
        calculator,
        context: { ...context, exams: context.exams[calculator] },
        outcome: outcome?.calculator === calculator ? outcome : null,
      }}
      id={calculator}
      tabIndex={-1}
      className="-scroll-mt-12 pt-4 pb-6 outline-none sm:-scroll-mt-4"
    />
  );
}
