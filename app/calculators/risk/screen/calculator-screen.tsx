import { localizedHref } from '../../../i18n/href.ts';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { classes } from '../../../ui/classes.ts';
import { Island } from '../../../ui/islands/island.tsx';
import { listLinkTexts } from '../../../views/exams/list-link-texts.ts';
import { Breadcrumb } from '../../../views/pages/breadcrumb.tsx';
import { FoldedRow } from '../../../views/pages/folded-row.tsx';
import type { ContentSection } from '../../../views/pages/page.ts';
import { PageFooter } from '../../../views/pages/page-ending.tsx';
import { Prose } from '../../../views/pages/prose.tsx';
import type { PageView } from '../../../views/pages/read-next.ts';
import { ReadNextRows } from '../../../views/pages/read-next-rows.tsx';
import { bodyOf } from '../../../views/pages/section-parts.ts';
import { crumbsOf } from '../../../views/pages/trail.ts';
import { calculatorPaths } from '../calculator-pages.ts';
import { type Calculator, calculators } from '../form/calculator.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import RiskCalculator from '../risk-calculator.island.tsx';
import { calculatorShortNames, choiceLabel } from '../words/calculator-words.ts';
import type { PanelContext } from './risk-context.ts';

interface CalculatorScreenProps {
  page: PageView;
  calculator: Calculator;
  context: PanelContext;
  /** The answer to the posted form. */
  outcome: RiskOutcome | null;
}

/** A calculator and its answer are the page: the question, the form with the answer beside it, and below both what the answer means. */
export function CalculatorScreen({ page, calculator, context, outcome }: CalculatorScreenProps) {
  return (
    <article {...listLinkTexts()} className="group/calculator pb-20 lg:pb-24">
      <div className="page-frame pt-2">
        <Breadcrumb trail={crumbsOf(page)} />
        <CalculatorChoice calculator={calculator} />
        {/* Once there is an answer, it leads: the page's own heading is small, and what to have at hand is over. */}
        <h1 className="mt-4 text-2xl group-has-[.risk-sheet]/calculator:text-[1.625rem] lg:mt-8 group-has-[.risk-sheet]/calculator:lg:text-[2.25rem]">
          {page.heading}
        </h1>
        <p className="no-print mt-3 max-w-[46rem] text-ink-soft group-has-[.risk-sheet]/calculator:hidden sm:text-lg">
          {page.lead}
        </p>
        <Island
          name="risk-calculator"
          component={RiskCalculator}
          props={{ calculator, context, outcome }}
          id={calculator}
          className="mt-5 group-has-[.risk-sheet]/calculator:mt-3 lg:mt-10 group-has-[.risk-sheet]/calculator:lg:mt-4"
        />
      </div>
      <div className="no-print page-frame mt-8 lg:mt-20">
        <div className="grid lg:gap-y-10">
          {page.sections.map((section) => (
            <HowToRead key={section.id} section={section} />
          ))}
          <PageFooter page={page} />
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

/** How the figure is read: its paragraphs beside each other on a wide screen, and a row that opens on a narrow one. */
const HowToRead = ({ section }: { section: ContentSection }) => (
  <section id={section.id ?? undefined} className="scroll-mt-24 border-line lg:border-t lg:pt-10">
    <div className="grid gap-x-16 max-lg:hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] xl:gap-x-24">
      <h2 className="text-xl">{section.heading}</h2>
      <Prose
        html={bodyOf(section)}
        className="grid max-w-none grid-cols-3 gap-x-10 [&>p]:mt-0 [&>p:only-child]:col-span-2"
      />
    </div>
    <FoldedRow
      className="lg:hidden"
      heading={<h2 className="font-sans text-base font-semibold tracking-normal">{section.heading}</h2>}
    >
      <Prose html={bodyOf(section)} className="pb-6" />
    </FoldedRow>
  </section>
);

/** The six calculators, each by its subject. On a phone they are a strip that scrolls. */
function CalculatorChoice({ calculator }: { calculator: Calculator }) {
  return (
    <nav
      aria-label={choiceLabel()}
      className="no-print -mx-4 mt-1 px-4 [scrollbar-width:none] max-lg:scroll-fade lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-x-6 border-b border-line whitespace-nowrap max-lg:w-max lg:gap-x-9">
        {calculators.map((one) => (
          <li key={one}>
            <a
              href={localizedHref(getLocale(), calculatorPaths[one])}
              aria-current={one === calculator ? 'page' : undefined}
              className={classes(
                '-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold lg:text-base',
                one === calculator
                  ? 'border-brand text-ink'
                  : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {calculatorShortNames[one]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
