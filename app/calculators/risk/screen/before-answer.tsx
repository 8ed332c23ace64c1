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

/** The place of the answer before there is one: the audience, and on a wide screen how the answer will be read, in gray. */
export function BeforeAnswer({ calculator }: { calculator: Calculator }) {
  const scale = scaleOf(calculator);
  const isOfHundred = ofHundred.includes(calculator);
  return (
    <div className="text-sm lg:sticky lg:top-28 lg:grid lg:gap-y-6 lg:rounded-lg lg:bg-sunken lg:p-7">
      <p className="text-lg font-semibold text-ink-soft max-lg:hidden">{m.risk_before()}</p>
      <div className="grid gap-y-4 max-lg:hidden">
        {isOfHundred ? (
          <>
            <PaleHundred />
            <p className="text-ink-soft">{m.risk_before_people()}</p>
          </>
        ) : (
          <IntentionDrawing intention={intentionOf(calculator)} className="size-20 text-ink-soft" />
        )}
      </div>
      {scale && (
        <div className="max-lg:hidden">
          <Ladder scale={scale} step={null} look={toneLooks.plain} />
        </div>
      )}
      <p className="max-w-[34rem] lg:border-t lg:border-ink/15 lg:pt-5">
        <span className="font-semibold">{m.risk_before_for()}.</span> {calculatorFor[calculator]()}
      </p>
    </div>
  );
}

const intentionOf = (calculator: Calculator) =>
  intentionNames.find((one) => intentions[one].some((each) => each === calculator)) ?? 'heart';
