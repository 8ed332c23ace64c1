import type { Locale } from '../../i18n/locale.ts';
import { alarmBoxExamples } from '../alarm-box.examples.tsx';
import { buttonExamples } from '../button.examples.tsx';
import { dateFieldExamples } from '../date-field.examples.tsx';
import { dialogExamples } from '../dialog.examples.tsx';
import { fastingClockExamples } from '../drawings/fasting-clock.examples.tsx';
import { rangePlotExamples } from '../drawings/range-plot.examples.tsx';
import { sampleRouteExamples } from '../drawings/sample-route.examples.tsx';
import { trendPlotExamples } from '../drawings/trend-plot.examples.tsx';
import { tubeOrderExamples } from '../drawings/tube-order.examples.tsx';
import { turnaroundWeekExamples } from '../drawings/turnaround-week.examples.tsx';
import { weekLineExamples } from '../drawings/week-line.examples.tsx';
import { windowRulerExamples } from '../drawings/window-ruler.examples.tsx';
import { zoneMapExamples } from '../drawings/zone-map.examples.tsx';
import { errorSummaryExamples } from '../error-summary.examples.tsx';
import { fieldExamples } from '../field.examples.tsx';
import { fieldsetExamples } from '../fieldset.examples.tsx';
import { paginationExamples } from '../pagination.examples.tsx';
import { emptyStateExamples, errorStateExamples, tagExamples } from '../states.examples.tsx';
import { tableExamples } from '../table.examples.tsx';
import type { ComponentExamples, Say } from './example.ts';
import type { SampleReading } from './sample-form.ts';
import { SampleForm } from './sample-form.tsx';

/** Every component of the kit, in the gallery's order. */
const shown: readonly ComponentExamples[] = [
  buttonExamples,
  fieldExamples,
  fieldsetExamples,
  dateFieldExamples,
  errorSummaryExamples,
  tableExamples,
  paginationExamples,
  dialogExamples,
  emptyStateExamples,
  errorStateExamples,
  tagExamples,
  alarmBoxExamples,
  windowRulerExamples,
  zoneMapExamples,
  turnaroundWeekExamples,
  rangePlotExamples,
  trendPlotExamples,
  weekLineExamples,
  fastingClockExamples,
  tubeOrderExamples,
  sampleRouteExamples,
];

/** Returns the function that picks the text of a language: sayIn('en')('Hola', 'Hello') → 'Hello' */
export const sayIn =
  (locale: Locale): Say =>
  (es, en) =>
    locale === 'es' ? es : en;

/** The kit's components in all their states. The site's header changes the theme and the language. */
export function Gallery({ locale, reading }: { locale: Locale; reading: SampleReading | undefined }) {
  const say = sayIn(locale);
  return (
    <div className="page-frame py-8">
      <h1 className="text-2xl">{say('Galería de componentes', 'Component gallery')}</h1>
      <nav aria-label={say('Componentes', 'Components')} className="mt-4 flex flex-wrap gap-x-5">
        {[...shown.map(({ component }) => component), 'form'].map((component) => (
          <a
            key={component}
            href={`#${component}`}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {component}
          </a>
        ))}
      </nav>
      {shown.map((one) => (
        <Component key={one.component} {...one} say={say} />
      ))}
      <section id="form" className="border-t border-line py-10">
        <h2 className="text-xl">form</h2>
        <div className="mt-5">
          <SampleForm reading={reading} say={say} />
        </div>
      </section>
    </div>
  );
}

function Component({ component, isWide, examples, say }: ComponentExamples & { say: Say }) {
  return (
    <section id={component} className="border-t border-line py-10">
      <h2 className="text-xl">{component}</h2>
      <div className={isWide ? 'mt-6 grid gap-10' : 'mt-6 grid items-start gap-x-16 gap-y-10 sm:grid-cols-2'}>
        {examples.map(({ name, show }) => (
          <div key={name} className="min-w-0">
            <p lang="en" className="mb-2 text-xs text-ink-soft">
              {name}
            </p>
            {show(say)}
          </div>
        ))}
      </div>
    </section>
  );
}
