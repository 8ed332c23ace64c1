import { SiteLink } from '../../../i18n/link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Prose } from '../../../views/pages/prose.tsx';
import { calculatorPaths } from '../calculator-pages.ts';
import { type Calculator, type Intention, intentionNames, intentions } from '../form/calculator.ts';
import { calculatorLines, calculatorShortNames, intentionWords } from '../words/calculator-words.ts';
import { IntentionDrawing } from './intention-drawing.tsx';

/** The heading of the text at the left, and the text at the right. */
const sideBySide =
  'lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-x-16 lg:[&>h2]:row-span-9 lg:[&>:not(h2)]:col-start-2 [&>h2]:mt-0 lg:[&>h2+*]:mt-1';

/**
 * The calculators, by intention, each a link to its own page. A visitor who comes for them finds them above the rest of the page.
 * `opening` is their heading, their warning, and how to use them.
 */
export function RiskChoice({ opening }: { opening: string }) {
  return (
    <section className="border-y border-line bg-paper pt-10 pb-16 has-[:target]:order-first lg:pt-16 lg:pb-20">
      <div className="page-frame">
        <Prose html={opening} className={`${sideBySide} [&>h2]:scroll-mt-10 [&>h2]:text-2xl`} />
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:mt-14 lg:grid-cols-3">
          {intentionNames.map((intention) => (
            <IntentionEntry key={intention} intention={intention} />
          ))}
        </div>
      </div>
    </section>
  );
}

function IntentionEntry({ intention }: { intention: Intention }) {
  const own: readonly Calculator[] = intentions[intention];
  return (
    <div className="border-t-2 border-brand pt-5">
      <h3 className="flex items-center gap-4 font-display text-xl font-medium">
        <IntentionDrawing intention={intention} className="size-11 shrink-0 text-ink" />
        {intentionWords[intention]()}
      </h3>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {own.map((calculator) => (
          <li key={calculator} id={calculator} className="scroll-mt-20">
            <SiteLink to={calculatorPaths[calculator]} className="group flex items-center gap-4 py-4">
              <span className="grow">
                <span className="block font-semibold group-hover:text-brand group-hover:underline">
                  {calculatorShortNames[calculator]()}
                </span>
                <span className="block text-sm text-ink-soft">{calculatorLines[calculator]()}</span>
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-brand" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
