import { qcReasons } from '../../domain/autoverification/qc-reasons.ts';
import type { QualityHold } from '../../domain/autoverification/quality-holds.server.ts';
import { areas } from '../../domain/exams/exam.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import { qcReasonWords } from './qc-reason-words.ts';

export interface QualitySectionProps {
  holds: readonly (QualityHold & { name: string | null })[];
  mayHold: boolean;
  /** The code of a hold that belongs to no exam. */
  unknownTarget: boolean;
  timeZone: string;
}

/** The holds in force, and the form that sets another. */
export function QualitySection({ holds, mayHold, unknownTarget, timeZone }: QualitySectionProps) {
  return (
    <section>
      <h2 className="text-xl">{m.qc_heading()}</h2>
      <p className="mt-2 text-sm text-ink-soft">{m.qc_lead()}</p>
      {holds.length === 0 ? (
        <p className="mt-4 border-t border-line pt-4">{m.qc_empty()}</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} mayHold={mayHold} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {mayHold ? (
        <HoldForm unknownTarget={unknownTarget} />
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{m.qc_role()}</p>
      )}
    </section>
  );
}

interface HoldRowProps {
  hold: QualitySectionProps['holds'][number];
  mayHold: boolean;
  timeZone: string;
}

function HoldRow({ hold: { id, scope, target, name, analyzer, reason, since, by }, mayHold, timeZone }: HoldRowProps) {
  const area = areas.find((one) => one === target);
  const known = qcReasons.find((one) => one === reason);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 text-sm">
      <p>
        <span className="font-semibold">
          {scope === 'area' && area ? m.qc_area_option({ area: areaWords[area]() }) : (name ?? target)}
        </span>
        <span className="block">{[known ? qcReasonWords[known]() : reason, analyzer].filter(Boolean).join(' · ')}</span>
        <span className="block text-ink-soft">
          {by} · {shownMoment(getLocale(), since, timeZone)}
        </span>
      </p>
      {mayHold && (
        <form method="post">
          <input type="hidden" name="detencion" value={id} />
          <button type="submit" name="accion" value="levantar" className={button('outline')}>
            {m.qc_lift()}
          </button>
        </form>
      )}
    </li>
  );
}

const HoldForm = ({ unknownTarget }: { unknownTarget: boolean }) => (
  <form method="post" className="mt-6 grid gap-4">
    <SelectField id="area" label={m.qc_area()}>
      {areas.map((area) => (
        <option key={area} value={area}>
          {areaWords[area]()}
        </option>
      ))}
    </SelectField>
    <Field
      id="examen"
      label={m.qc_exam_code()}
      fault={unknownTarget && m.auto_code_fault()}
      isAnnounced
      autoComplete="off"
      autoCapitalize="characters"
    />
    <Field id="analizador" label={m.qc_analyzer()} hint={m.qc_analyzer_hint()} maxLength={60} autoComplete="off" />
    <SelectField id="motivo" label={m.qc_reason()}>
      {qcReasons.map((reason) => (
        <option key={reason} value={reason}>
          {qcReasonWords[reason]()}
        </option>
      ))}
    </SelectField>
    <button type="submit" name="accion" value="detener" className={button('outline')}>
      {m.qc_set()}
    </button>
  </form>
);
