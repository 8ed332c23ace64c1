import type { AutoRule } from '../../domain/autoverification/auto-rules.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import { QualitySection, type QualitySectionProps } from './quality-section.tsx';

interface AutoScreenProps extends QualitySectionProps {
  rules: readonly (AutoRule & { name: string })[];
  /** The code that was typed, and belongs to no exam. */
  unknown: string | null;
}

/** The exams that the site releases by rules, and the holds of quality control. */
export function AutoScreen({ rules, unknown, ...quality }: AutoScreenProps) {
  const { timeZone } = quality;
  return (
    <>
      <h1 className="text-2xl">{m.panel_auto()}</h1>
      <p className="mt-2 mb-8 max-w-(--container-prose) text-ink-soft">{m.auto_lead()}</p>
      <div className="grid gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section>
          {rules.length === 0 ? (
            <EmptyState heading={m.auto_empty_heading()}>{m.auto_empty()}</EmptyState>
          ) : (
            <RuleTable rules={rules} timeZone={timeZone} />
          )}
          <form method="post" className="mt-8 flex flex-wrap items-end gap-3">
            <Field
              id="codigo"
              label={m.auto_code()}
              fault={unknown !== null && m.auto_code_fault()}
              isAnnounced
              width="date"
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={unknown ?? ''}
            />
            <button type="submit" name="accion" value="buscar" className={button('outline')}>
              {m.auto_find()}
            </button>
          </form>
        </section>
        <QualitySection {...quality} />
      </div>
    </>
  );
}

const RuleTable = ({ rules, timeZone }: Pick<AutoScreenProps, 'rules' | 'timeZone'>) => (
  <Table
    caption={m.auto_heading()}
    rows={rules}
    keyOf={({ exam }) => exam}
    columns={[
      {
        id: 'exam',
        heading: m.auto_exam(),
        isLong: true,
        cell: ({ exam, name }) => (
          <a
            href={localizedHref(getLocale(), '/admin-panel/liberacion-automatica/:exam', {
              exam: exam.toLowerCase(),
            })}
            className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
          >
            {name}
          </a>
        ),
      },
      { id: 'code', heading: m.auto_code(), cell: ({ exam }) => <span className="font-mono">{exam}</span> },
      { id: 'limits', heading: m.auto_limits(), isNumeric: true, cell: ({ limits }) => limits.length },
      { id: 'by', heading: m.auto_by(), cell: ({ by }) => by },
      {
        id: 'since',
        heading: m.auto_since(),
        cell: ({ since }) => shownMoment(getLocale(), since, timeZone),
      },
    ]}
  />
);
