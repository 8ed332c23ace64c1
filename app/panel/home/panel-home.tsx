import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { AlarmBox } from '../../ui/alarm-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { auditHref } from '../audit/audit-view.ts';
import { auditReasonWords } from '../audit/reason-words.ts';
import { Moment } from '../frame/moment.tsx';
import { roleName } from '../frame/role-words.ts';
import { type PanelHomeView, type WorkLine, workDetail, workHref, workWords } from './work-line.ts';

/** The start of the panel: what waits for the person who works here, the most urgent first, and how much of each kind. */
export function PanelHome({ name, roles, lines, counts, alarm }: PanelHomeView) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1 className="text-2xl">{m.panel_welcome({ name: name.split(' ')[0] ?? name })}</h1>
      <p className="mt-2 text-ink-soft">{all === 0 ? m.home_nothing() : m.home_waiting({ count: all })}</p>
      {alarm && <Alarm alarm={alarm} />}
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="por-hacer" className="min-w-0">
          {lines.length === 0 ? (
            <EmptyState id="por-hacer" heading={m.home_none_heading()}>
              {counts.length === 0 ? m.home_no_work() : m.home_none()}
            </EmptyState>
          ) : (
            <>
              <h2 id="por-hacer" className="text-lg">
                {m.home_list()}
              </h2>
              <ul className="mt-3 border-t border-line">
                {lines.map((line) => (
                  <WorkRow key={`${line.item.kind} ${line.item.id}`} line={line} />
                ))}
              </ul>
              {all > lines.length && <p className="mt-3 text-sm text-ink-soft">{m.home_more()}</p>}
            </>
          )}
        </section>
        <aside className="grid content-start gap-8">
          {counts.length > 0 && (
            <section aria-labelledby="por-tipo">
              <h2 id="por-tipo" className="text-lg">
                {m.home_sections()}
              </h2>
              <ul className="mt-3 border-t border-line">
                {counts.map(({ kind, count }) => (
                  <li key={kind} className="border-b border-line">
                    <SiteLink
                      to={workWords[kind].section}
                      className="flex min-h-12 items-center justify-between gap-3 px-2 hover:bg-tint"
                    >
                      <span className={count === 0 ? 'text-ink-soft' : 'font-semibold'}>
                        {workWords[kind].count({ count })}
                      </span>
                      <Icon name="chevron-right" className="size-4 shrink-0 text-ink-soft" />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="text-sm text-ink-soft">
            {m.panel_roles()}: {roles.map(roleName).join(', ')}
          </p>
        </aside>
      </div>
    </>
  );
}

const Alarm = ({ alarm: { at, reason } }: { alarm: NonNullable<PanelHomeView['alarm']> }) => (
  <AlarmBox
    heading={m.home_alarm_heading()}
    className="mt-6 max-w-(--container-prose)"
    below={
      <a
        href={auditHref({ action: 'alarm.raised', account: null, day: null }, 'newest')}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {m.home_alarm_link()}
      </a>
    }
  >
    <p className="mt-2">
      <Moment instant={at} />: {auditReasonWords(reason)}.
    </p>
    <p className="mt-2">{m.home_alarm()}</p>
  </AlarmBox>
);

function WorkRow({ line }: { line: WorkLine }) {
  const { item, waited } = line;
  const { icon, name } = workWords[item.kind];
  const detail = workDetail(line);
  return (
    <li className="border-b border-line">
      <a
        href={workHref(item)}
        className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-2 py-2 hover:bg-tint sm:gap-x-4"
      >
        <Icon name={icon} className="size-5 text-brand" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{detail || name()}</span>
          {item.isCritical && <Tag tone="alarm">{m.results_critical()}</Tag>}
          {detail && <span className="text-sm text-ink-soft">{name()}</span>}
        </span>
        <span className="flex items-center gap-3 text-sm whitespace-nowrap text-ink-soft tabular-nums">
          {waited !== null && (waited === '' ? m.home_now() : waited)}
          <Icon name="chevron-right" className="size-4 shrink-0" />
        </span>
      </a>
    </li>
  );
}
