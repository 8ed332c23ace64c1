import { m } from '../../../i18n/paraglide/messages.js';
import { bandsOf } from '../form/answer-tone.ts';
import { type Calculator, intentionNames, intentions } from '../form/calculator.ts';
import { calculatorFor } from '../words/calculator-words.ts';
import { Ladder, toneLooks } from './answer-figures.tsx';
import { PaleHundred } from './hundred-people.tsx';
import { IntentionDrawing } from './intention-drawing.tsx';

/** The scores whose answer is a share of a hundred people. */
const ofHundred: readonly Calculator[] = ['hearts', 'findrisc'];

/** The place of the answer before there is one: the audience, and on a wide screen the form that the answer will have. */
export function BeforeAnswer({ calculator }: { calculator: Calculator }) {
  const bands = bandsOf(calculator);
  return (
    <div className="lg:sticky lg:top-28 lg:grid lg:gap-x-12 lg:rounded-lg lg:bg-sunken lg:p-10 @2xl:grid-cols-[minmax(0,1fr)_15.5rem]">
      <div className="content-between gap-y-10 lg:grid">
        <p className="max-w-[16ch] font-display text-2xl leading-tight font-medium text-balance max-lg:hidden">
          {m.risk_before()}
        </p>
        {bands.length > 0 && (
          <div className="max-lg:hidden">
            <Ladder bands={bands} here={null} look={toneLooks.plain} />
          </div>
        )}
        <p className="max-w-[34rem] text-sm lg:border-t lg:border-ink/15 lg:pt-5 lg:text-base">
          <span className="font-semibold">{m.risk_before_for()}.</span> {calculatorFor[calculator]()}
        </p>
      </div>
      <div className="max-lg:hidden">
        {ofHundred.includes(calculator) ? (
          <PaleHundred />
        ) : (
          <IntentionDrawing intention={intentionOf(calculator)} className="mx-auto size-44 text-ink" />
        )}
      </div>
    </div>
  );
}

const intentionOf = (calculator: Calculator) =>
  intentionNames.find((one) => intentions[one].some((each) => each === calculator)) ?? 'heart';
