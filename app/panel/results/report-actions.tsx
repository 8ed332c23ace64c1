import type { ReactNode } from 'react';

import type { Denial } from '../../domain/access/access-table.ts';
import { releaseExcuses } from '../../domain/critical/critical-case.ts';
import type { ReviewedReport } from '../../domain/release/panel-queries.server.ts';
import { clauseOf } from '../../domain/release/release-rules.ts';
import { withdrawalReasons } from '../../domain/release/withdrawal-reasons.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { releaseExcuseWords } from '../critical/critical-words.ts';
import { fixWords, ruleWords, withdrawalWords } from './result-words.ts';

/** Why the caller may not do each thing; null: they may. */
export interface ReportRights {
  release: Denial | null;
  withdraw: Denial | null;
  counsel: Denial | null;
  /** Record the call about a critical value. */
  record: Denial | null;
}

interface ReportActionsProps {
  review: ReviewedReport;
  rights: ReportRights;
  isNotCalled: boolean;
  next: string | null;
  /** The caller typed the values, and has not said that they compared them. */
  isNotCompared: boolean;
}

/** The actions that the report's state allows. An action that the caller may not do is disabled, with the reason. */
export function ReportActions({
  review: { report, rules, cases, isAutomatic, typist },
  next,
  rights,
  isNotCalled,
  isNotCompared,
}: ReportActionsProps) {
  const isReleased = report.released_version !== null;
  const isWithdrawn = report.status === 'withdrawn';
  const isGated = report.needs_counseling === 1 && report.counseled_at === null;
  const isCritical = cases.some(({ state, version }) => state === 'open' && version === report.latest_version);
  const version = <input type="hidden" name="version" value={report.latest_version} />;
  return (
    <section className="grid gap-4">
      {isGated && (
        <p className="rounded-lg bg-caution-tint p-4">{isReleased ? m.report_held_text() : m.report_gated()}</p>
      )}
      {isReleased && !isGated && (
        <p className="rounded-lg bg-tint p-4">
          <strong>{m.report_released()}.</strong> {m.report_released_text()} {isAutomatic && m.report_released_rules()}
        </p>
      )}
      {isWithdrawn && (
        <p className="rounded-lg bg-caution-tint p-4">
          <strong>{m.report_is_withdrawn()}</strong> {m.report_is_withdrawn_text()}
        </p>
      )}
      {next !== null && next !== report.id && <NextReport id={next} isMain={isReleased && !isGated} />}
      {!isReleased && !isWithdrawn && (
        <Release
          rules={rules}
          denial={rights.release}
          version={version}
          isCritical={isCritical}
          isNotCalled={isNotCalled}
          isNotCompared={isNotCompared}
          isOwn={typist?.isReader === true}
        />
      )}
      {isReleased && isGated && <Counsel denial={rights.counsel} version={version} />}
      {isReleased && rights.withdraw !== 'role' && (
        <details className="border-t border-line pt-4">
          <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">{m.report_withdraw_heading()}</summary>
          <form method="post" className="mt-3 grid gap-3">
            {version}
            <SelectField id="motivo" label={m.report_reason()} hint={m.report_withdraw_text()} required defaultValue="">
              <option value="">{m.reason_choose()}</option>
              {withdrawalReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {withdrawalWords(reason)}
                </option>
              ))}
            </SelectField>
            <button type="submit" name="accion" value="retirar" className={button('outline')}>
              {m.report_withdraw()}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

const Counsel = ({ denial, version }: { denial: Denial | null; version: ReactNode }) => (
  <form method="post" className="grid gap-2">
    {version}
    <button type="submit" name="accion" value="consejeria" disabled={denial === 'role'} className={button('primary')}>
      {m.report_counsel()}
    </button>
    <Why denial={denial} role={m.report_role_counsel()} />
  </form>
);

interface ReleaseProps {
  rules: ReviewedReport['rules'];
  denial: Denial | null;
  version: ReactNode;
  /** Nobody has received its critical value. */
  isCritical: boolean;
  isNotCalled: boolean;
  /** The caller typed the values. */
  isOwn: boolean;
  isNotCompared: boolean;
}

/** Leads to the report that waits next. It is the main action once nothing is left to do here. */
const NextReport = ({ id, isMain }: { id: string; isMain: boolean }) => (
  <a
    href={localizedHref(getLocale(), '/admin-panel/resultados/:id', { id })}
    className={button(isMain ? 'primary' : 'outline')}
  >
    {m.report_next()}
  </a>
);

function Release({ rules, denial, version, isCritical, isNotCalled, isOwn, isNotCompared }: ReleaseProps) {
  return (
    <form method="post" className="grid gap-2">
      {version}
      {isOwn && denial !== 'role' && rules.length === 0 && <Compared isMissing={isNotCompared} />}
      {isCritical && <BeforeCall isMissing={isNotCalled} />}
      <button
        type="submit"
        name="accion"
        value="liberar"
        disabled={denial === 'role' || rules.length > 0}
        // The call comes first: a screen has one primary action.
        className={button(isCritical ? 'outline' : 'primary')}
      >
        {m.report_release()}
      </button>
      {rules.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{m.report_missing()}</p>
          <ul className="mt-1 grid gap-1">
            {rules.map((rule) => (
              <li key={rule}>
                {ruleWords(rule)} {fixWords(rule)}{' '}
                <span className="text-ink-soft">ISO 15189:2022, {clauseOf(rule)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Why denial={denial} role={m.report_role_release()} />
    </form>
  );
}

/** The second look of the same person (decision 72). */
const Compared = ({ isMissing }: { isMissing: boolean }) => (
  <Choices
    id="comparado"
    name="comparado"
    kind="checkboxes"
    label={m.release_own()}
    hint={m.release_own_text()}
    fault={isMissing && m.release_own_missing()}
    isAnnounced
    options={[{ value: 'si', label: m.release_own_compared() }]}
  />
);

const BeforeCall = ({ isMissing }: { isMissing: boolean }) => (
  <SelectField
    id="antes"
    label={m.critical_release_why()}
    hint={m.critical_release_lead()}
    fault={isMissing && m.reason_choose()}
    isAnnounced
    defaultValue=""
  >
    <option value="">{m.reason_choose()}</option>
    {releaseExcuses.map((reason) => (
      <option key={reason} value={reason}>
        {releaseExcuseWords[reason]()}
      </option>
    ))}
  </SelectField>
);

function Why({ denial, role }: { denial: Denial | null; role: string }) {
  if (denial === null) return null;
  return <p className="text-sm text-ink-soft">{denial === 'needs-proof' ? m.report_needs_code() : role}</p>;
}
