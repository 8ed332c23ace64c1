import { m } from '../../../i18n/paraglide/messages.js';
import { scaleOf } from '../form/answer-tone.ts';
import { type Calculator, intentionNames, intentions } from '../form/calculator.ts';
import { calculatorFor } from '../words/calculator-words.ts';
import { toneLooks } from './answer-figures.tsx';
import { PaleHundred } from './hundred-people.tsx';
import { IntentionDrawing } from './intention-drawing.tsx';
import { Ladder } from './ladder.tsx';

/** The scores whose answer is a share of a hundred people. */
const ofHundred: readonly Calculator[] = ['hearts', 'findrisc'];

/** The place of the answer before there is one, beside the form: how the answer is read, in gray, and the audience. */
export function BeforeAnswer({ calculator }: { calculator: Calculator }) {
  const scale = scaleOf(calculator);
  const isOfHundred = ofHundred.includes(calculator);
  return (
    <div className="sticky top-28 grid gap-y-6 rounded-lg bg-sunken p-7 text-sm">
      <p className="text-lg font-semibold text-ink-soft">{m.risk_before()}</p>
      <div className="grid gap-y-4">
        {isOfHundred ? (
          <>
            <PaleHundred />
            <p className="text-ink-soft">{m.risk_before_people()}</p>
          </>
        ) : (
          <IntentionDrawing intention={intentionOf(calculator)} className="size-20 text-ink-soft" />
        )}
      </div>
      {scale && <Ladder scale={scale} step={null} look={toneLooks.plain} />}
      <Audience calculator={calculator} className="border-t border-ink/15 pt-5" />
    </div>
  );
}

/** The audience of the calculator. On a narrow screen the form says it. */
export const Audience = ({ calculator, className }: { calculator: Calculator; className: string }) => (
  <p className={className}>
    <span className="font-semibold">{m.risk_before_for()}.</span> {calculatorFor[calculator]()}
  </p>
);

const intentionOf = (calculator: Calculator) =>
  intentionNames.find((one) => intentions[one].some((each) => each === calculator)) ?? 'heart';
